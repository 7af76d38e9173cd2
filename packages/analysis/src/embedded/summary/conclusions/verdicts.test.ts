import { expect, it } from 'vitest'
import { verdictsIn } from '../../document/wording/verdict-line.ts'
import { createEmbeddedEngine } from '../../engine.ts'
import { languageOf, loadLanguage } from '../../languages/load-language.ts'

const refused = `DECYZJA

Na podstawie art. 7 ustawy o bibliotekach, po rozpatrzeniu wniosku z dnia 4 maja 2027 r.

                 o d m a w i a m

1) wydania karty bibliotecznej dla Tomasza Gila na okres od 1 czerwca do 31 sierpnia
   2027 r.,

2) zwrotu kaucji w kwocie 40 zł,

                 o r a z   p r z y z n a j ę

3) prawo do korzystania z czytelni w sali 4 do dnia 30 czerwca 2027 r.

UZASADNIENIE

Wnioskodawca nie oddał w terminie dwóch książek. Regulamin nie pozwala wtedy na wydanie karty.
Od decyzji służy odwołanie do dyrektora biblioteki w ciągu 14 dni od doręczenia.
`

it('says a refusal on a line of its own with what it refuses, first in every field', async () => {
  const made = await createEmbeddedEngine().summarize({ content: refused, mode: 'general' })
  for (const text of [made.mainPurpose, made.summary, made.conclusions[0]]) {
    expect(text).toContain('odmawiam: 1) wydania karty bibliotecznej')
  }
  expect(made.summary.indexOf('odmawiam')).toBe(0)
  expect(await createEmbeddedEngine().title({ content: refused })).toMatch(
    /^DECYZJA – odmawiam: wydania karty/u,
  )
  const all = [...made.keyPoints, ...made.conclusions, ...made.criticalDetails, ...made.risks]
  for (const text of all.filter((one) => one.includes('wydania karty bibliotecznej'))) {
    expect(text).toMatch(/^odmawiam/u)
  }
  for (const text of all.filter((one) => one.includes('prawo do korzystania'))) {
    expect(text).toMatch(/przyznaję/u)
  }
})

it.each([
  [
    'de',
    'Hiermit lehne ich ab\n\n1. die Stundung der Gebühr,\n2. den Erlass der Gebühr.',
    'Hiermit lehne ich ab',
  ],
  ['de', 'Auf Ihren Antrag bewillige ich:\n- 40 Euro im Monat,', 'Auf Ihren Antrag bewillige ich:'],
  ['fr', 'ORDONNE\n\n1. la fermeture du local ;', 'ORDONNE'],
  ['es', 'R E S U E L V O\n\n1. Denegar la ayuda.', 'R E S U E L V O'],
  ['it', 'DISPONE\n\n1) la chiusura del locale;', 'DISPONE'],
  ['pt', 'INDEFIRO\n\n1. o pedido de licença;', 'INDEFIRO'],
  ['nl', 'wijzen wij af\n\n1. de aanvraag om een toeslag;', 'wijzen wij af'],
  [
    'en',
    'The council hereby refuses\n\n1. the extension of the license.',
    'The council hereby refuses',
  ],
  ['ru', 'ПОСТАНОВИЛ:\n\n1. отказать в выплате;', 'ПОСТАНОВИЛ:'],
] as const)('finds in %s the verb of %j', async (code, text, verb) => {
  const language = await loadLanguage(code)
  expect(verdictsIn(text, language).map((one) => text.slice(one.verb.start, one.verb.end))).toEqual(
    [verb],
  )
})

it.each([
  'Last year the council refused\nto repair the bridge at Long Acre.',
  'The council refused the permit.\n\n1. Introduction',
])('finds none in %j', async (text) => {
  expect(verdictsIn(text, await languageOf(text))).toEqual([])
})
