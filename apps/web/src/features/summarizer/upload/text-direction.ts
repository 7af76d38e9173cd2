const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u
const longText = 100_000
const beginning = 2_000

/**
 * The value of `dir` for a field with this text. `auto` tells the direction of each paragraph, but takes a browser
 * seconds for a long text: there the first letter decides for all of it.
 */
export function textDirection(text: string): 'auto' | 'ltr' | 'rtl' {
  if (text.length <= longText) return 'auto'
  const [letter = ''] = /\p{L}/u.exec(text.slice(0, beginning)) ?? []
  return rightToLeft.test(letter) ? 'rtl' : 'ltr'
}
