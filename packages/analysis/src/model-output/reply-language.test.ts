import { describe, expect, it } from 'vitest'
import { fitsLanguage } from './reply-language.ts'

const english =
  'The tenant has to pay the rent on the first day of each month and may not keep a dog in the flat.'
const german =
  'Der Mieter hat die Miete am ersten Tag des Monats zu zahlen und darf in der Wohnung keinen Hund halten.'
const french =
  'Le locataire doit payer le loyer le premier jour de chaque mois et ne peut pas avoir un chien dans le logement.'
const japanese = '借主は毎月一日に家賃を支払わなければならず、部屋で犬を飼うことはできない。'
const arabic = 'يجب على المستأجر دفع الإيجار في اليوم الأول من كل شهر ولا يجوز له الاحتفاظ بكلب.'

describe('fitsLanguage', () => {
  it('wants the language of the document by default', () => {
    expect(fitsLanguage(english, undefined, english)).toBe(true)
    expect(fitsLanguage(german, undefined, german)).toBe(true)
    expect(fitsLanguage(english, undefined, german)).toBe(false)
    expect(fitsLanguage(english, undefined, japanese)).toBe(false)
    expect(fitsLanguage(arabic, undefined, arabic)).toBe(true)
  })

  it('wants the language chosen, whatever the document', () => {
    expect(fitsLanguage(french, 'fr-CA', english)).toBe(true)
    expect(fitsLanguage(english, 'fr', english)).toBe(false)
    expect(fitsLanguage(english, 'ja', english)).toBe(false)
    expect(fitsLanguage(japanese, 'ja', english)).toBe(true)
  })

  it('lets pass what is too short to tell, and languages that it does not know', () => {
    expect(fitsLanguage('OK', 'de', english)).toBe(true)
    expect(fitsLanguage(english, 'sv', english)).toBe(true)
  })
})
