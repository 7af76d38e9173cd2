import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'
import { loadLanguage } from '../../languages/load-language.ts'
import { isBoilerplate } from './boilerplate.ts'

it.each([
  ['en', 'This lease is governed by the law of Norway.'],
  ['en', 'The courts of Bergen have exclusive jurisdiction.'],
  ['en', 'If one clause is void, the remaining provisions stay valid.'],
  ['en', 'Any notice sent by post is deemed received on the third day.'],
  ['en', 'This booklet may not be reproduced without our consent.'],
  ['en', 'The table is for information only.'],
  ['en', 'If you are not the intended recipient, destroy this mail.'],
  ['de', 'Gerichtsstand ist Flensburg.'],
  ['de', 'Jede Vervielfältigung bedarf der Zustimmung.'],
  ['fr', 'À défaut, le tribunal de Brest est compétent.'],
  ['fr', 'Tous droits réservés.'],
  ['es', 'Las partes se someten a los juzgados y tribunales de Vigo.'],
  ['it', 'Il foro competente è quello di Lecco.'],
  ['pt', 'O tribunal competente é o de Faro.'],
  ['nl', 'De bevoegde rechter is die te Hoorn.'],
  ['pl', 'Spory rozstrzyga sąd właściwy dla pozwanego.'],
  ['ru', 'Все споры рассматриваются по месту нахождения ответчика.'],
  ['zh', '由出租人所在地人民法院管辖，管辖法院为甲方所在地法院。'],
  ['ja', '本契約の管轄裁判所は広島地方裁判所とする。'],
  ['ar', 'المحكمة المختصة هي محكمة عمان.'],
] as const)('knows what nearly every paper says: (%s) %s', async (code, text) => {
  const language = await loadLanguage(code)
  expect(isBoilerplate(text, language)).toBe(true)
})

it.each([
  ['en', 'We may go to court if the berth is not paid.'],
  ['en', 'The boat may not be copied by another yard.'],
  ['en', 'Information that arrives late is void.'],
  ['en', 'Notice of a claim is deemed a refusal.'],
  ['de', 'Das Gericht hat die Klage abgewiesen.'],
] as const)('takes nothing else for it: (%s) %s', async (code, text) => {
  const language = await loadLanguage(code)
  expect(isBoilerplate(text, language)).toBe(false)
})

it('tells no danger of it', async () => {
  const clause = 'In the event of a dispute the courts of Bergen have exclusive jurisdiction.'
  const { risks } = await createEmbeddedEngine().summarize({
    content: `Berth lease\n\nThe owner lets a berth on the north quay to the skipper from April to October.\n\n${clause}`,
    mode: 'general',
  })
  expect(risks).not.toContain(clause)
})
