import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'
import { isBoilerplate } from './boilerplate.ts'

it.each([
  'This lease is governed by the law of Norway.',
  'The courts of Bergen have exclusive jurisdiction.',
  'If one clause is void, the remaining provisions stay valid.',
  'Any notice sent by post is deemed received on the third day.',
  'This booklet may not be reproduced without our consent.',
  'The table is for information only.',
  'If you are not the intended recipient, destroy this mail.',
  'Gerichtsstand ist Flensburg.',
  'Jede Vervielfältigung bedarf der Zustimmung.',
  'À défaut, le tribunal de Brest est compétent.',
  'Tous droits réservés.',
  'Las partes se someten a los juzgados y tribunales de Vigo.',
  'Il foro competente è quello di Lecco.',
  'O tribunal competente é o de Faro.',
  'De bevoegde rechter is die te Hoorn.',
  'Spory rozstrzyga sąd właściwy dla pozwanego.',
  'Все споры рассматриваются по месту нахождения ответчика.',
  '由出租人所在地人民法院管辖，管辖法院为甲方所在地法院。',
  '本契約の管轄裁判所は広島地方裁判所とする。',
  'المحكمة المختصة هي محكمة عمان.',
])('knows what nearly every paper says: %s', (text) => {
  expect(isBoilerplate(text)).toBe(true)
})

it.each([
  'We may go to court if the berth is not paid.',
  'The boat may not be copied by another yard.',
  'Information that arrives late is void.',
  'Notice of a claim is deemed a refusal.',
  'Das Gericht hat die Klage abgewiesen.',
])('takes nothing else for it: %s', (text) => {
  expect(isBoilerplate(text)).toBe(false)
})

it('tells no danger of it', async () => {
  const clause = 'In the event of a dispute the courts of Bergen have exclusive jurisdiction.'
  const { risks } = await createEmbeddedEngine().summarize({
    content: `Berth lease\n\nThe owner lets a berth on the north quay to the skipper from April to October.\n\n${clause}`,
    mode: 'general',
  })
  expect(risks).not.toContain(clause)
})
