import { describe, expect, it } from 'vitest'
import { isGarbage } from './garbage-text.ts'

describe('isGarbage', () => {
  it('knows control, private-use and unmapped characters', () => {
    expect(isGarbage('\u0003\u0004\u0005 ab')).toBe(true)
    expect(isGarbage('\ue012\ue013\ue014\ue015 x')).toBe(true)
    expect(isGarbage('\ufffd\ufffd\ufffd word')).toBe(true)
  })

  it('knows letters of many writing systems thrown together', () => {
    expect(isGarbage('ଋҨǥƹ ୡȥဎഁ ୡࣧҨဌ ಱೌܞȥ ਮΝ੧ͱ ଗҨǥƺ ୡȥဎഔ Ҩόʾဎ ਮΝਫͱ ฏʦҨଋ ഝୡҨώ'.repeat(2))).toBe(true)
  })

  it('leaves words of every writing system alone, foreign words among them', () => {
    for (const text of [
      'An ordinary English sentence with a unit of 5 µm and the letter α in it, twice over and more.',
      'これは日本語のテキストであり、カタカナとひらがなと漢字が混ざっています。',
      'هذا نص عربي عادي يحتوي على كلمات كثيرة وبعض الأسماء مثل Precis في وسطه',
      'Это обычный русский текст, в котором есть слова Microsoft и Google среди остальных слов.',
      '',
    ]) {
      expect(isGarbage(text)).toBe(false)
    }
  })
})
