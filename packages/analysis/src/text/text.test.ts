import { describe, expect, it } from 'vitest'
import { detectLanguage, toLanguageCode } from './language.ts'
import { flattenSpace, roughWordCount } from './normalize.ts'
import { stemWord } from './words/stem.ts'
import { createStemmer, splitWords } from './words/tokens.ts'

describe('splitWords', () => {
  it('lowers words, drops possessives and pairs unspaced characters', () => {
    expect(splitWords("The Tenant's 3 keys")).toEqual(['the', 'tenant', '3', 'keys'])
    expect(splitWords('租金每月')).toEqual(['租金', '金每', '每月'])
  })
})

describe('detectLanguage', () => {
  it.each([
    ['en', 'The tenant shall pay the rent to the landlord on the first day of the month.'],
    ['de', 'Der Mieter zahlt die Miete am ersten Tag des Monats an den Vermieter.'],
    ['fr', 'Le locataire paie le loyer au propriétaire le premier jour du mois.'],
    ['es', 'El inquilino paga la renta al propietario el primer día de cada mes.'],
    ['it', 'Il conduttore paga il canone al locatore il primo giorno del mese.'],
    ['pt', 'O inquilino paga a renda ao senhorio no primeiro dia do mês, mas não em dinheiro.'],
    ['nl', 'De huurder betaalt de huur aan de verhuurder op de eerste dag van de maand.'],
  ])('recognizes %s', (code, text) => {
    expect(detectLanguage(text)).toBe(code)
  })

  it('reads the primary part of a language tag', () => {
    expect(toLanguageCode('de-AT')).toBe('de')
    expect(toLanguageCode('ja')).toBeUndefined()
    expect(toLanguageCode(undefined)).toBeUndefined()
  })
})

describe('stems', () => {
  it.each([
    ['took', 'take'],
    ['sought', 'seeking'],
    ['died', 'die'],
    ['women', 'woman'],
    ['temür', 'temur'],
    ['résumés', 'resume'],
  ])('brings the English %s and %s together', (one, other) => {
    expect(stemWord(one, 'en')).toBe(stemWord(other, 'en'))
  })

  it('joins inflections', () => {
    expect(stemWord('kündigungen', 'de')).toBe(stemWord('kündigung', 'de'))
    expect(stemWord('obligaciones', 'es')).toBe(stemWord('obligación', 'es'))
    expect(createStemmer('en').contentStems('They are terminating the leases')).toEqual([
      'termin',
      'leas',
    ])
  })
})

describe('white space', () => {
  it('is flattened and counted by words', () => {
    expect(flattenSpace('  a\n\tb  c ')).toBe('a b c')
    expect(roughWordCount('one two  three')).toBe(3)
    expect(roughWordCount('租金每月支付')).toBe(4)
  })
})
