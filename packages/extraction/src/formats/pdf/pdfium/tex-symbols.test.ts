import { describe, expect, it } from 'vitest'
import { texSymbol } from './tex-symbols.ts'

describe('the fonts that TeX sets formulas in', () => {
  it.each<[string, number, string | null]>([
    ['ABCDEF+CMSY10', 0x0d, '\u00a9'],
    ['CMBSY7', 0x30, '\u2032'],
    ['LMMathSymbols10-Regular', 0x7f, '\u2660'],
    ['CMEX10', 0x00, '('],
    ['CMEX10', 0x58, '\u2211'],
    ['LMMathExtension10-Regular', 0x73, '\u221a'],
    ['CMMI10', 0x60, '\u2113'],
    ['CMMIB10', 0x0b, '\u03b1'],
    ['CMSY10', 0x36, null],
    ['CMEX10', 0x74, null],
    ['CMMI10', 0x200, null],
    ['CMR10', 0x0d, null],
    ['CMSYMBOL', 0x0d, null],
  ])('%s has at %i the sign %s', (font, code, sign) => {
    expect(texSymbol(font, code)).toBe(sign)
  })
})
