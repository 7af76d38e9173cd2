import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { clauseIds } from './clauses.ts'
import { everyQuestion } from './every-question.ts'
import { burdenIds, outcomeIds } from './frames.ts'
import { kindIds } from './kind-ids.ts'
import { factKinds, riskReasonIds } from './language-pack.ts'
import { languageOf, loadLanguage } from './load-language.ts'
import type { PhraseId } from './phrases/phrases.ts'
import { neededDangerIds } from './plain-dangers.ts'
import { matters } from './questions.ts'
import { signedKinds } from './signs.ts'
import { rulesLanguages, whichLanguage } from './which-language.ts'

const english = await loadLanguage('en')

describe.each(rulesLanguages)('the rules for %s', (code) => {
  it('name every kind of document and find it in a title of that name', async () => {
    const { kinds } = await loadLanguage(code)
    expect(Object.keys(kinds).sort()).toEqual([...kindIds].sort())
    for (const id of kindIds) {
      const [name, opening] = kinds[id]
      expect(name, id).not.toBe('')
      expect(opening.global, id).toBe(false)
      expect(''.search(opening), id).toBe(-1)
    }
  })

  it('have a pattern for every fact and every sign, none of which matches nothing', async () => {
    const { facts, patterns } = await loadLanguage(code)
    expect(Object.keys(facts).sort()).toEqual([...factKinds].sort())
    expect(Object.keys(patterns).sort()).toEqual(Object.keys(english.patterns).sort())
    for (const pattern of [...Object.values(facts), ...Object.values(patterns)]) {
      expect('\n'.match(pattern), pattern.source).toBeNull()
    }
  })

  it('know what documents of a kind speak of, in patterns none of which matches nothing', async () => {
    const { signs } = await loadLanguage(code)
    expect(Object.keys(signs).sort()).toEqual([...signedKinds].sort())
    for (const id of signedKinds) {
      expect(signs[id].length, id).toBeGreaterThanOrEqual(6)
      for (const sign of signs[id]) expect('\n'.match(sign), sign.source).toBeNull()
    }
  })

  it('name the labels of details, and of what few readers look for', async () => {
    const { labels } = await loadLanguage(code)
    for (const label of [labels.date, labels.recipient, labels.sender, labels.mail])
      expect(label).not.toBe('')
    expect('\n'.match(labels.minor)).toBeNull()
  })

  it('tell why something is a danger, in words that fit beside it', async () => {
    const { riskReasons, tellReason } = await loadLanguage(code)
    const told = riskReasonIds.map(tellReason)
    expect(new Set(told).size).toBe(riskReasonIds.length)
    for (const [at, id] of riskReasonIds.entries()) {
      expect(told[at], id).toMatch(/^\S.{2,59}$/u)
      expect('\n'.match(riskReasons[id]), id).toBeNull()
    }
  })

  it('have words for dangers in one plain line, in patterns none of which matches nothing', async () => {
    const { plainDangers } = await loadLanguage(code)
    expect(plainDangers.map(([id]) => id)).toEqual(expect.arrayContaining([...neededDangerIds]))
    for (const [id, words] of plainDangers) expect('\n'.match(words), id).toBeNull()
  })

  it('have every turn of phrase, each filled in and matching something', async () => {
    const { frames } = await loadLanguage(code)
    expect(frames.burdens.map(([id]) => id)).toEqual([...burdenIds])
    expect(Object.keys(frames.outcomes).sort()).toEqual([...outcomeIds].sort())
    const patterns = [
      ...frames.burdens.map(([, pattern]) => pattern),
      ...Object.values(frames.outcomes),
      frames.favors,
      frames.grave,
      frames.heads,
      frames.pleads,
    ]
    for (const { source } of patterns) expect(source).not.toMatch(/\{(?:reader|other)\}|…/u)
    for (const pattern of patterns) expect('\n'.match(pattern), pattern.source).toBeNull()
  })

  it('have every turn of phrase that a rule looks for, none of which fits a text without words', async () => {
    const { phrases } = await loadLanguage(code)
    expect(Object.keys(phrases).sort()).toEqual(Object.keys(english.phrases).sort())
    for (const [id, pattern] of Object.entries(phrases)) {
      expect('\n'.match(pattern), id).toBeNull()
      if (code !== 'en' && pattern.source !== '(?!)') {
        expect(pattern.source, id).not.toBe(english.phrases[id as PhraseId].source)
      }
    }
  })

  it('word clauses of contracts in expressions none of which fits nothing', async () => {
    const { clauses } = await loadLanguage(code)
    for (const [id, { signs = [], heading, question }] of Object.entries(clauses)) {
      for (const [wording] of signs) expect(wording.test(''), id).toBe(false)
      for (const words of [heading, question]) {
        expect(words?.test('') ?? false, id).toBe(false)
        expect(words?.global ?? false, id).toBe(false)
      }
    }
    if (code === 'en') expect(Object.keys(clauses).sort()).toEqual([...clauseIds].sort())
  })

  it('ask the plainest questions, in patterns none of which fits nothing', () => {
    const { whole, bill, spans, ...others } = everyQuestion[code]
    expect(Object.keys(whole).sort()).toEqual(['doc', 'tail', ...matters].sort())
    for (const source of [...Object.values({ ...whole, ...bill, ...spans }), others.everything]) {
      expect(source).not.toBe('')
    }
    for (const source of Object.values({ ...whole, ...bill, ...spans, ...others })) {
      const pattern = source.replaceAll(/\{(?:doc|tail|each|span)\}/g, 'x')
      if (source !== '') expect(new RegExp(`^(?:${pattern})$`, 'iu').test(''), source).toBe(false)
    }
  })

  it('tell who has to act in forms that name somebody', async () => {
    const { actors } = await loadLanguage(code)
    expect(Object.keys(actors).sort()).toEqual(Object.keys(english.actors).sort())
    for (const form of [...actors.forms, ...actors.given]) {
      expect(form).toMatch(/\{(?:name|names|capital)\}|\(\(/u)
    }
    for (const form of [actors.minuted, actors.promised]) {
      if (form !== '') expect(form).toContain('{people}')
    }
    const words = [actors.within, actors.passive, actors.roles, actors.joins, actors.nobody]
    for (const source of words) expect(() => new RegExp(source, 'u')).not.toThrow()
  })

  it('are written in words of their own', async () => {
    if (code === 'en') return
    const { patterns } = await loadLanguage(code)
    expect(patterns.duty.source).not.toBe(english.patterns.duty.source)
  })
})

function sourcesOfAreas(): string[] {
  const folder = new URL('./phrases/', import.meta.url)
  const areas = readdirSync(folder).filter((file) => file.endsWith('-phrases.ts'))
  return areas.map((file) => readFileSync(new URL(file, folder), 'utf8'))
}

it('names each turn of phrase in one area alone', () => {
  const ids = sourcesOfAreas().flatMap((source) =>
    [...source.matchAll(/readonly (\w+): string/g)].map(([, id]) => id as string),
  )
  expect(ids.sort()).toEqual(Object.keys(english.phrases).sort())
})

it('says of each turn of phrase what it is for, with an example', () => {
  for (const source of sourcesOfAreas()) {
    const told = [...source.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n {2}readonly \w+: string/g)]
    expect(told).toHaveLength(source.match(/readonly \w+: string/g)?.length ?? 0)
    for (const [said, words] of told) expect(words, said).toMatch(/`[^`]+`/)
  }
})

describe('whichLanguage', () => {
  it.each([
    ['pl', 'Najemca jest zobowiązany do zapłaty czynszu najpóźniej do dziesiątego dnia miesiąca.'],
    ['ru', 'Арендатор обязан оплачивать квартиру не позднее десятого числа каждого месяца.'],
    ['ja', '借主は毎月末日までに翌月分の賃料を支払わなければならない。'],
    ['zh', '承租人应当在每月十日之前向出租人支付当月租金，逾期应付违约金。'],
    ['ar', 'يجب على المستأجر دفع الإيجار قبل نهاية كل شهر وإلا يحق للمؤجر فسخ العقد.'],
  ])('knows %s', (code, text) => {
    expect(whichLanguage(text)).toBe(code)
  })

  it.each([
    ['de', 'Rechnung\n\nRechnungsdatum: 4. Juni 2027\nVerbrauch 12 m³\nNachzahlung 18,90 €'],
    ['fr', 'Facture\n\nDate : 4 juin 2027\nMontant total 80,90 €'],
    ['nl', 'Factuur\n\nDatum: 4 juni 2027\nBedrag 80,90 €'],
    ['en', 'Bill\n\nDate: 4 June 2027\nAmount due £80.90'],
  ])('knows %s by the words of forms in a bill of a few lines', (code, text) => {
    expect(whichLanguage(text)).toBe(code)
  })

  it('says so where there are no rules', async () => {
    const korean = '임차인은 매월 말일까지 다음 달 임대료를 임대인에게 지급하여야 한다.'
    expect(whichLanguage(korean)).toBeUndefined()
    expect((await languageOf(korean)).isKnown).toBe(false)
  })
})
