import { describe, expect, it } from 'vitest'
import { knownLanguage } from './known-language.ts'

describe('the known language of a text', () => {
  it.each([
    ['en', 'The tenant shall pay the rent on the first day of each month to the landlord.'],
    ['de', 'Der Mieter zahlt die Miete am ersten Tag des Monats an den Vermieter, und das ist so.'],
    ['fr', 'Le locataire paie le loyer le premier jour du mois, et il est tenu de le faire.'],
    ['ja', '賃借人は毎月一日に賃料を賃貸人に支払うものとする。契約の期間は五年とする。'],
    ['zh', '承租人应于每月第一日向出租人支付租金。合同期限为五年，自签署之日起生效。'],
    ['ar', 'يدفع المستأجر الإيجار للمالك في أول يوم من كل شهر.'],
    ['uk', 'Орендар сплачує орендну плату першого числа кожного місяця.'],
    ['ru', 'Арендатор выплачивает арендную плату первого числа каждого месяца.'],
  ])('is %s where that is clear', (code, text) => {
    expect(knownLanguage(text)).toBe(code)
  })

  it('is left open where the text does not tell', () => {
    expect(knownLanguage('12 34 56')).toBeUndefined()
    expect(knownLanguage('Zlecenie numer siedem, odbiorca Kowalski, Warszawa.')).toBeUndefined()
    expect(
      knownLanguage('اجاره‌نامه‌ی تجاری: پرداخت اجاره در آغاز هر ماه انجام می‌گیرد.'),
    ).toBeUndefined()
  })
})
