"""What Scripts/compare-pictures runs: draws with tagflow and with others, and compares the pixels.

Differences are of 8-bit channels, 0 to 255. It fails if a chip's edge is more than a pixel away or a
mean difference is above the limit beside it.
"""

import json
import resource
import subprocess
import sys
import xml.dom.minidom
from pathlib import Path

import html5lib
import numpy
from PIL import Image

TAGFLOW, OUT = sys.argv[1], Path(sys.argv[2])
FONTS = Path("Fonts")
SAMPLE = ["item 1", "item 2 - long long long long long long", "item 3", "item 4", "item 5", "item 6",
          "item 7 - medium", "item 8"]
LOOK = ["--size=18", "--padding=8,16", "--spacing=10", "--line-spacing=10", "--rounding=up"]
FALLBACK = [f"--fallback={FONTS / name}" for name in (
    "NotoSansArabic-Regular.ttf", "NotoSansDevanagari-Regular.ttf", "NotoSansHebrew-Regular.ttf",
    "NotoSansThai-Regular.ttf", "NotoSansCJK-subset.otf", "NotoColorEmoji-subset.ttf")]
SCRIPTS = [
    ("Arabic", "NotoSansArabic-Regular.ttf", "مرحبا بالعالم"),
    ("Devanagari", "NotoSansDevanagari-Regular.ttf", "नमस्ते क्षेत्र"),
    ("Hebrew", "NotoSansHebrew-Regular.ttf", "שָׁלוֹם"),
    ("Thai", "NotoSansThai-Regular.ttf", "ภาษาไทยที่นี่"),
    ("CJK", "NotoSansCJK-subset.otf", "日本語"),
    ("Latin", "Inter-roman.var.ttf", "item 1"),
]
failures = []


def run(*command):
    return subprocess.run([str(part) for part in command], check=True, capture_output=True).stdout


def render(name, *options):
    path = OUT / name
    run(TAGFLOW, "render", f"--output={path}", *options)
    return path


def rsvg(svg, name, *options):
    run("rsvg-convert", *options, svg, "-o", OUT / name)
    return OUT / name


def chromium(page, name, width, height, scale, *options):
    run("chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
        f"--force-device-scale-factor={scale}", f"--window-size={width},{height}", *options,
        f"--screenshot={OUT / name}", f"file://{page.resolve()}")
    return OUT / name


def pixels(path):
    return numpy.asarray(Image.open(path).convert("RGB")).astype(int)


def check(what, value, limit, unit=""):
    verdict = "" if value <= limit else f"  above {limit}"
    print(f"  {what:52} {value:6.2f}{unit}{verdict}")
    if verdict:
        failures.append(what)


def mean_difference(first, second):
    height, width = (min(pair) for pair in zip(first.shape[:2], second.shape[:2]))
    return abs(first[:height, :width] - second[:height, :width]).mean()


def edge(line, start):
    """The first place near a start where a line of pixels is past halfway from ground to chip."""
    dark = [value[0] < (0xEE + 0x33) / 2 for value in line]
    places = [at for at in range(1, len(dark)) if dark[at] != dark[at - 1]]
    if dark[0]:
        places.append(0)
    if dark[-1]:
        places.append(len(dark))
    return min((abs(at - start) for at in places), default=99)


def farthest_edge(image, frames, scale):
    """How far the edge of a chip is from where the arrangement has it, in pixels, at most."""
    most = 0
    for frame in frames:
        left, top = frame["x"] * scale, frame["y"] * scale
        right, bottom = left + frame["width"] * scale, top + frame["height"] * scale
        # Text is nowhere near these lines.
        column = image[:, int(left + 17 * scale)]
        middle = image[int((top + bottom) / 2)]
        most = max(most, edge(column, top), edge(column, bottom), edge(middle, left))
        if right <= image.shape[1]:
            most = max(most, edge(middle, right))
    return most


def sample():
    print("Seed A3: the edges of chips, and the mean difference from the PNG")
    options = LOOK + ["--width=400"]
    arrangement = json.loads(run(TAGFLOW, "wrap", "--format=json", *options, *SAMPLE))
    frames = arrangement["items"]
    svg = render("sample.svg", *options, *SAMPLE)
    text = render("sample-text.svg", "--glyphs=text", *options, *SAMPLE)
    page = render("sample.html", *options, *SAMPLE)
    window = (400, int(arrangement["size"]["height"]) + 1)
    for scale in (1, 2):
        png = pixels(render(f"sample@{scale}x.png", f"--scale={scale}", *options, *SAMPLE))
        check(f"PNG {scale}x: edges", farthest_edge(png, frames, scale), 1, " px")
        for name, path, limit in (
                ("SVG by rsvg-convert", rsvg(svg, f"rsvg@{scale}x.png", "-z", scale), 1),
                ("SVG by Chromium", chromium(svg, f"svg@{scale}x.png", *window, scale), 2),
                ("SVG of text by Chromium", chromium(text, f"text@{scale}x.png", *window, scale), 3),
                ("HTML by Chromium", chromium(page, f"html@{scale}x.png", *window, scale), 4)):
            image = pixels(path)
            check(f"{name} {scale}x: edges", farthest_edge(image, frames, scale), 1, " px")
            check(f"{name} {scale}x: mean difference", mean_difference(png, image), limit)


def ink(image):
    rows, columns = numpy.where(image.min(axis=2) < 250)
    return columns.min(), rows.min(), columns.max() + 1, rows.max() + 1


def scripts():
    print("A text at 40 points: the box of its ink, and the mean difference there from hb-view's outlines")
    for name, font, text in SCRIPTS:
        png = pixels(render(
            f"{name}.png", f"--font={FONTS / font}", "--size=40", "--padding=20", "--radius=0",
            "--chip-color=white", "--background=white", "--text-color=black", text))
        drawing = OUT / f"{name}-hb-view.svg"
        run("hb-view", f"--font-file={FONTS / font}", "--font-size=40", "--margin=20",
            "--output-format=svg", f"--output-file={drawing}", text)
        other = pixels(rsvg(drawing, f"{name}-hb-view.png", "-d", "72", "-p", "72"))
        box, other_box = ink(png), ink(other)
        check(f"{name}: ink", max(abs(a - b) for a, b in zip(box, other_box)), 1, " px")
        left, top, right, bottom = box
        shift_x, shift_y = other_box[0] - left, other_box[1] - top
        other = numpy.roll(other, (-shift_y, -shift_x), (0, 1))
        check(f"{name}: mean difference", mean_difference(
            png[top:bottom, left:right], other[top:bottom, left:right]), 2)


def mixed():
    print("Fallback, emoji and marks: the mean difference from the PNG at 2x")
    document = OUT / "mixed.json"
    document.write_text(json.dumps({
        "width": 360,
        "style": {"leadingAccessory": {"width": 12, "height": 12, "spacing": 6},
                  "trailingAccessory": {"width": 12, "height": 12, "spacing": 6}},
        "items": [text for _, _, text in SCRIPTS] + ["😀 emoji ⚡", "mix مرحبا 123 abc"]}))
    options = FALLBACK + ["--input=json", document]
    png = pixels(render("mixed.png", "--scale=2", *options))
    svg = render("mixed.svg", *options)
    page = render("mixed.html", *options)
    window = (360, png.shape[0] // 2 + 1)
    check("SVG by rsvg-convert", mean_difference(png, pixels(rsvg(svg, "mixed-rsvg.png", "-z", 2))), 1)
    check("HTML by Chromium", mean_difference(
        png, pixels(chromium(page, "mixed-html.png", *window, 2))), 4)


def hostile():
    print("A tag named <script>&\"' with a control character")
    text = "<script>alert(1)</script>&\"'\x01\x85\x7f"
    xml.dom.minidom.parse(str(render("hostile.svg", text)))
    xml.dom.minidom.parse(str(render("hostile-text.svg", "--glyphs=text", text)))
    page = render("hostile.html", text)
    html5lib.HTMLParser(strict=True).parse(page.read_bytes())
    for path in (OUT / "hostile.svg", OUT / "hostile-text.svg", page, render("hostile.txt", text)):
        assert not any(ord(c) < 32 and c != "\n" or 127 <= ord(c) < 160 for c in path.read_text()), path
        assert path.suffix == ".txt" or "<script" not in path.read_text(), path
    print("  SVG passes an XML parser, HTML a strict HTML parser")


def processor_time():
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def many():
    print("10,000 tags in rows of 800 points: seconds of processor time, reading and measuring included")
    texts = "".join(f"{word} {number}\n" for number in range(2500)
                    for word in ("swift", "rows of chips", "linux", "text measure"))
    for name, options in (("SVG", ["-o", OUT / "many.svg"]),
                          ("HTML", ["-o", OUT / "many.html"]),
                          ("PNG of 800 by 600 points", [
                              "-o", OUT / "many.png", "--viewport=0,50000,800,600"])):
        start = processor_time()
        subprocess.run([TAGFLOW, "render", "--width=800", *map(str, options)], input=texts.encode(),
                       check=True)
        check(name, processor_time() - start, 1 if name == "SVG" else 5, " s")


for part in (sample, scripts, mixed, hostile, many):
    part()
if failures:
    sys.exit("too far apart: " + ", ".join(failures))
