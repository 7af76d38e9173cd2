import { expect, it } from 'vitest'
import { withoutRadicals } from './radicals.ts'

it('gives the characters that radicals stand for', () => {
  expect(withoutRadicals('⼄⽅违反保密义务的，应⽀付违约⾦⼈⺠币50,000元。')).toBe(
    '乙方违反保密义务的，应支付违约金人民币50,000元。',
  )
})

it('leaves characters and other scripts as they are', () => {
  const text = '人民币 Rent 3,400 £, عقد 契約 ⺡'
  expect(withoutRadicals(text)).toBe(text)
})
