#if SystemFonts
  internal import Synchronization

  /// The installed fonts as the end of a cascade: each is opened when a cluster first needs it.
  final class SystemCascade: Sendable {
    private let fonts: SystemFonts
    private let weight: Double
    private let opened = Mutex(Opened())

    private struct Opened {
      var typefaces: [Typeface] = []
      /// The place in `typefaces` by the place in the system's list; nil for one that cannot be
      /// opened.
      var places: [Int: Int?] = [:]
    }

    init?(language: String?, weight: Double) {
      guard let fonts = SystemFonts(language: language, weight: weight) else { return nil }
      self.fonts = fonts
      self.weight = weight
    }

    subscript(place: Int) -> Typeface {
      opened.withLock { $0.typefaces[place] }
    }

    func unitsPerEm(ofFontAt place: Int) -> Double {
      opened.withLock { opened in
        place < opened.typefaces.count ? Double(opened.typefaces[place].instance.unitsPerEm) : 1
      }
    }

    /// The place of the first font of a kind that has all the scalars, nil if there is none.
    ///
    /// If any kind will do, one without colours goes first.
    func font(of kind: FontKind, for needed: ArraySlice<UInt32>) -> Int? {
      let kinds = kind == .any ? [FontKind.plain, .color] : [kind]
      for kind in kinds {
        for font in 0..<fonts.count
        where kind.includes(isColor: fonts.isColor(at: font))
          && needed.allSatisfy({ fonts.covers($0, at: font) })
        {
          if let place = open(font) { return place }
        }
      }
      return nil
    }

    private func open(_ font: Int) -> Int? {
      opened.withLock { opened in
        if let known = opened.places[font] { return known }
        guard let typeface = typeface(of: font) else {
          opened.places[font] = .some(nil)
          return nil
        }
        opened.typefaces.append(typeface)
        opened.places[font] = opened.typefaces.count - 1
        return opened.typefaces.count - 1
      }
    }

    private func typeface(of font: Int) -> Typeface? {
      guard let file = fonts.file(at: font),
        let face = try? FontFace(path: file.path, index: file.index),
        let axes = try? AxisRequest(weight: weight, axes: [:]).values(for: face)
      else { return nil }
      return try? Typeface(face, axes: axes)
    }
  }
#endif
