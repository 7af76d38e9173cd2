import { expect, it } from 'vitest'
import { radicalReader } from './radicals.ts'

const readAlone = (text: string) => radicalReader([text])(text)

it('gives the characters that radicals stand for', () => {
  expect(readAlone('⼄⽅违反保密义务的，应⽀付违约⾦⼈⺠币50,000元。')).toBe(
    '乙方违反保密义务的，应支付违约金人民币50,000元。',
  )
})

it('leaves characters and other scripts as they are', () => {
  const text = '人民币 Rent 3,400 £, عقد 契約 ⺡'
  expect(readAlone(text)).toBe(text)
})

it.each([
  ['Ａ棟の全⼾', 'Ａ棟の全戸'],
  ['银行账⼾', '银行账户'],
  ['門⼾開放', '門戶開放'],
])('writes the door as the page does: %s', (drawn, read) => {
  expect(readAlone(drawn)).toBe(read)
})
