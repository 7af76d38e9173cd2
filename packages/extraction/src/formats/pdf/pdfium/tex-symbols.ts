/** Symbols of the fonts that TeX sets formulas in, from code 0 on; a blank stands for what is no sign of its own. */
const tables: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:CMB?SY|LMMathSymbols)\d/,
    '−·×∗÷⋄±∓⊕⊖⊗⊘⊙©∘∙≍≡⊆⊇≤≥⪯⪰∼≈⊂⊃≪≫≺≻←→↑↓↔↗↘≃⇐⇒⇑⇓⇔↖↙∝′∞∈∋△▽ ↦∀∃¬∅ℜℑ⊤⊥ℵABCDEFGHIJKLMNOPQRSTUVWXYZ∪∩⊎∧∨⊢⊣⌊⌋⌈⌉{}⟨⟩|‖↕⇕\\≀√⨿∇∫⊔⊓⊑⊒§†‡¶♣♢♡♠',
  ],
  [
    /^(?:CMEX|LMMathExtension)\d/,
    '()[]⌊⌋⌈⌉{}⟨⟩|‖/\\()()[]⌊⌋⌈⌉{}⟨⟩/\\()[]⌊⌋⌈⌉{}⟨⟩/\\/\\⎛⎞⎡⎤⎣⎦⎢⎥⎧⎫⎩⎭⎨⎬⎪⏐⎝⎠⎜⎟⟨⟩⊔⊔∮∮⊙⊙⊕⊕⊗⊗∑∏∫⋃⋂⊎⋀⋁∑∏∫⋃⋂⊎⋀⋁∐∐ˆˆˆ˜˜˜[]⌊⌋⌈⌉{}√√√√',
  ],
  [
    /^(?:CMMIB?|LMMathItalic)\d/,
    'ΓΔΘΛΞΠΣΥΦΨΩαβγδϵζηθικλμνξπρστυϕχψωεϑϖϱςφ↼↽⇀⇁↪↩▹◃0123456789.,</>⋆∂ABCDEFGHIJKLMNOPQRSTUVWXYZ♭♮♯⌣⌢ℓabcdefghijklmnopqrstuvwxyzıȷ℘',
  ],
]

/**
 * What a code stands for in one of TeX's fonts for formulas; null in any other font. These fonts draw signs by names that PDFium
 * knows no character for.
 */
export function texSymbol(font: string, code: number): string | null {
  const name = font.replace(/^[A-Z]{6}\+/, '')
  const symbol = tables.find(([pattern]) => pattern.test(name))?.[1][code] ?? ' '
  return symbol === ' ' ? null : symbol
}
