import Foundation
import TestSupport
import Testing

/// What the machine denies: memory, file handles, a font that goes away; and interruptions.
@Suite struct ResourceTests {
  /// With too little memory there is an error, or the whole answer, and never another one.
  ///
  /// A sanitizer needs more than all these limits; then there is no answer.
  @Test func littleMemoryGivesNoWrongAnswer() throws {
    let outcome = try Shell.run(
      #"""
      answer() {
        tagflow measure --format ndjson --font Fonts/Roboto-Regular.ttf --max-width 60 \
          --fallback Fonts/NotoSansArabic-Regular.ttf --fallback Fonts/NotoSansThai-Regular.ttf \
          'office AVATAR' $'\u0641\u0627\u0631\u0633\u06cc \u0e20\u0e32\u0e29\u0e32' 2>&1
      }
      right=$(answer)
      for limit in $(seq 30000 700 100000); do
        given=$(ulimit -v $limit; answer) && code=0 || code=$?
        if ((code == 0)) && [[ $given != "$right" ]]; then echo "wrong with $limit: $given"; fi
        if ((code != 0)) && [[ $given == '{'* && $given != "$right"* ]]; then
          echo "wrong at $limit before code $code: $given"
        fi
        echo $((code != 0)) >&2
      done
      echo "$right" | wc -l
      """#)
    #expect(outcome.output == "2\n")
    #expect(outcome.errors.contains("1\n"))
  }

  /// Without a file handle left a font cannot be opened; with one again it can.
  @Test func noFileHandles() throws {
    let outcome = try Shell.run(
      #"""
      folder=$(mktemp -d)
      trap 'rm -r "$folder"' EXIT
      mkfifo "$folder/requests"
      tagflow measure --input ndjson --format text <"$folder/requests" >"$folder/answers" &
      exec 5>"$folder/requests"
      ask() {
        echo "$1" >&5
        while [[ $(wc -l <"$folder/answers") != "$2" ]] && kill -0 $!; do sleep 0.05; done
      }
      ask '{"text":""}' 1
      prlimit --pid $! --nofile=3:100
      ask '{"text":"","font":"Fonts/Roboto-Regular.ttf"}' 2
      prlimit --pid $! --nofile=100
      echo '{"text":"","font":"Fonts/Roboto-Regular.ttf"}' >&5
      exec 5>&-
      wait $!
      echo "code $?"
      cat "$folder/answers"
      """#)
    #expect(outcome.output == "code 1\n0\n\n0\n")
    #expect(
      outcome.errors == """
        tagflow measure: standard input:2: $.font: cannot read font 'Fonts/Roboto-Regular.ttf': \
        Too many open files

        """)
  }

  /// A font is read once, so what becomes of its file while requests come in changes nothing.
  @Test func aFontThatChangesMeanwhile() throws {
    let outcome = try Shell.run(
      #"""
      folder=$(mktemp -d)
      trap 'rm -r "$folder"' EXIT
      mkfifo "$folder/requests"
      cp Fonts/Roboto-Regular.ttf "$folder/font.ttf"
      tagflow measure --input ndjson --format text <"$folder/requests" >"$folder/answers" &
      exec 5>"$folder/requests"
      request='{"text":"AVATAR office","font":"'$folder'/font.ttf"}'
      echo "$request" >&5
      until [[ -s $folder/answers ]] || ! kill -0 $!; do sleep 0.05; done
      echo nonsense >"$folder/font.ttf"
      echo "${request/AVATAR/AVATARS}" >&5
      rm "$folder/font.ttf"
      echo "${request/\"AVATAR/\"VAVATAR}" >&5
      exec 5>&-
      wait $!
      cat "$folder/answers"
      tagflow measure --font Fonts/Roboto-Regular.ttf 'AVATAR office' 'AVATARS office' \
        'VAVATAR office'
      """#)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 6 && lines.prefix(3) == lines.suffix(3))
    #expect(outcome.errors == "")
  }

  /// An interruption ends the command as the shell expects, and answers are whole lines.
  @Test func anInterruption() throws {
    let outcome = try Shell.run(
      """
      { seq 100000; sleep 5; } | timeout --preserve-status -s INT 1 \\
        env --default-signal=INT tagflow measure
      """)
    #expect(outcome.exitCode == 130)
    #expect(outcome.output.isEmpty || outcome.output.hasSuffix("\n"))
  }
}
