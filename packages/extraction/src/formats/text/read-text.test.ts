import { describe, expect, it } from 'vitest'
import { readPastedText, readText } from './read-text.ts'

const bytesOf = (...codes: number[]) => Uint8Array.from(codes)
const utf16 = (text: string, isLittleEndian: boolean, mark: boolean) => {
  const units = [...(mark ? `\ufeff${text}` : text)].map((character) => character.charCodeAt(0))
  const view = new DataView(new ArrayBuffer(units.length * 2))
  for (const [index, unit] of units.entries()) view.setUint16(index * 2, unit, isLittleEndian)
  return new Uint8Array(view.buffer)
}
const single = (text: string, label: string) => {
  const table = new Map<string, number>()
  for (let byte = 0; byte < 256; byte += 1) {
    table.set(new TextDecoder(label).decode(bytesOf(byte)), byte)
  }
  return Uint8Array.from([...text], (character) => table.get(character) ?? 63)
}
const double = (text: string, label: string) => {
  const table = new Map<string, number[]>()
  for (let first = 0x81; first < 0xff; first += 1) {
    for (let second = 0x40; second < 0xff; second += 1) {
      const character = new TextDecoder(label).decode(bytesOf(first, second))
      if (character.length === 1) table.set(character, [first, second])
    }
  }
  return Uint8Array.from(
    [...text].flatMap((character) => table.get(character) ?? [character.charCodeAt(0)]),
  )
}

const german = 'Der Käufer zahlt für größere Mengen Übergebühren, jährlich 20 € je Stück.'
const russian = 'Покупатель оплачивает поставку в течение тридцати дней после получения счета.'
const ukrainian = 'Договір оренди укладено між орендодавцем та орендарем строком на один рік.'
const greek = 'Το μίσθωμα καταβάλλεται την πρώτη ημέρα κάθε μήνα από τον μισθωτή.'
const japanese = '契約書の内容を確認してください。支払いは三十日以内に行われるものとします。'
const chinese = '买方应当在收到发票之后三十天之内支付全部货款。合同自签字之日起生效。'
const korean =
  '구매자는 송장을 받은 후 삼십 일 이내에 대금을 지불하여야 한다. 계약은 서명일부터 유효하다.'

describe('readText', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode(german), german],
    ['UTF-8 with a mark', new TextEncoder().encode(`\ufeff${german}`), german],
    ['UTF-16 little-endian with a mark', utf16(german, true, true), german],
    ['UTF-16 big-endian with a mark', utf16(german, false, true), german],
    ['UTF-16 little-endian', utf16(german, true, false), german],
    ['UTF-16 big-endian', utf16(german, false, false), german],
    ['windows-1252', single(german, 'windows-1252'), german],
    ['windows-1251', single(russian, 'windows-1251'), russian],
    ['KOI8-R', single(russian, 'koi8-r'), russian],
    ['KOI8-U', single(ukrainian, 'koi8-u'), ukrainian],
    ['CP866', single(russian, 'ibm866'), russian],
    ['windows-1253', single(greek, 'windows-1253'), greek],
    ['Shift_JIS', double(japanese, 'shift_jis'), japanese],
    ['GB18030', double(chinese, 'gb18030'), chinese],
    ['EUC-KR', double(korean, 'euc-kr'), korean],
  ])('reads %s', async (_name, bytes, text) => {
    expect((await readText(bytes)).content).toBe(text)
  })

  it.each([
    ['UTF-8', new TextEncoder().encode('Größe: 5 €'), 'Größe: 5 €'],
    ['UTF-8 with a mark', new TextEncoder().encode('\ufeffÄ'), 'Ä'],
    ['UTF-16 little-endian with a mark', utf16('Ä', true, true), 'Ä'],
    ['UTF-16 big-endian with a mark', utf16('Ä', false, true), 'Ä'],
    ['UTF-16 little-endian', utf16('Preis: 5', true, false), 'Preis: 5'],
    ['UTF-16 big-endian', utf16('Preis: 5', false, false), 'Preis: 5'],
    ['windows-1252', single('Grüße aus Köln', 'windows-1252'), 'Grüße aus Köln'],
    ['windows-1251', single('Договор аренды', 'windows-1251'), 'Договор аренды'],
    ['KOI8-R', single('Договор аренды', 'koi8-r'), 'Договор аренды'],
    ['Shift_JIS', double('契約書の確認', 'shift_jis'), '契約書の確認'],
    ['GB18030', double('合同自签字之日起生效', 'gb18030'), '合同自签字之日起生效'],
    ['EUC-KR', double('계약서를 확인한다', 'euc-kr'), '계약서를 확인한다'],
    ['CP866', single('Договор аренды', 'ibm866'), 'Договор аренды'],
    ['windows-1253', single('Ο μισθωτής', 'windows-1253'), 'Ο μισθωτής'],
    ['windows-1253, a price', single('Τιμή: 5 €', 'windows-1253'), 'Τιμή: 5 €'],
    ['windows-1253, capitals', single('ΜΙΣΘΩΤΗΡΙΟ', 'windows-1253'), 'ΜΙΣΘΩΤΗΡΙΟ'],
    ['windows-1251, two letters', single('Да', 'windows-1251'), 'Да'],
    ['KOI8-R, two letters', single('Да', 'koi8-r'), 'Да'],
    ['CP866, two letters', single('Он', 'ibm866'), 'Он'],
    ['windows-1251, letters of Ukrainian', single('Київ', 'windows-1251'), 'Київ'],
    ['windows-1251, capitals', single('ООО Рога', 'windows-1251'), 'ООО Рога'],
    ['windows-1255', single('חוזה שכירות', 'windows-1255'), 'חוזה שכירות'],
    ['windows-1256', single('عقد إيجار', 'windows-1256'), 'عقد إيجار'],
    ['windows-1252, one letter alone', single('à', 'windows-1252'), 'à'],
    ['windows-1252, two letters in one word', single('Größe', 'windows-1252'), 'Größe'],
    [
      'French with one accented letter only',
      single('La vente à Paris à terme', 'windows-1252'),
      'La vente à Paris à terme',
    ],
    ['KOI8-R, words of even length', single('аренды дома', 'koi8-r'), 'аренды дома'],
    ['GB18030, a greeting', double('你好', 'gb18030'), '你好'],
    ['EUC-KR, one word', double('계약서', 'euc-kr'), '계약서'],
    ['Shift_JIS, one word', double('領収書', 'shift_jis'), '領収書'],
    ['Big5', double('買賣合約', 'big5'), '買賣合約'],
    ['EUC-JP', double('こんにちは', 'euc-jp'), 'こんにちは'],
    ['windows-1250', single('Příliš žluťoučký', 'windows-1250'), 'Příliš žluťoučký'],
  ])('reads a few words in %s', async (_name, bytes, text) => {
    expect((await readText(bytes)).content).toBe(text)
  })

  it('reads a short text with one accented letter', async () => {
    expect((await readText(bytesOf(0x63, 0x61, 0x66, 0xe9))).content).toBe('café')
  })

  it('refuses blank text and bytes that are no text', async () => {
    await expect(readText(new TextEncoder().encode(' \r\n\t '))).rejects.toMatchObject({
      code: 'empty_text',
    })
    const noise = Uint8Array.from({ length: 4001 }, (_, index) => (index * 37) % 32)
    await expect(readText(noise)).rejects.toMatchObject({ code: 'unreadable_text' })
  })

  it('opens a section at a numbered line that stands alone', async () => {
    const text = 'Intro.\n\n2. Payment\n\nThe buyer pays.\n\n2.1 Late payment\n\nInterest is due.'
    const document = await readText(new TextEncoder().encode(text))
    expect(document.sections.map(({ title, level }) => [title, level])).toEqual([
      ['2. Payment', 1],
      ['2.1 Late payment', 2],
    ])
    const dated = await readText(
      new TextEncoder().encode('13 October 2025        Quote no. 4\n\nDear Ms Orme,'),
    )
    expect(dated.sections).toEqual([])
    const [first] = document.sections
    expect(document.content.slice(first?.start, first?.end)).toBe('2. Payment\n\nThe buyer pays.')
  })
})

describe('readPastedText', () => {
  it('normalizes line ends and blank lines and keeps the rest', () => {
    const { content, kind } = readPastedText('  a b \r\n\r\n\r\n\r\n c\u0000d ')
    expect([kind, content]).toEqual(['paste', 'a b\n\ncd'])
  })
})

it('keeps the spaces of lines that are lined up, and of no others', async () => {
  const table = `             Price     Due
First part    £70       3 February
Last part    £160      28 April`
  const apart = '6 October 2025          Quote no. 4'
  const text = `${apart}\n\nA  table\r\n\r\n\r\n${table}   \n\n   An   indented paragraph\nwith two  spaces.`
  const { content } = await readText(new TextEncoder().encode(text))
  expect(content).toBe(`${apart}\n\nA table\n\n${table}\n\nAn indented paragraph\nwith two spaces.`)
})
