import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'
import { languageOf, loadLanguage } from '../../languages/load-language.ts'
import { dangles } from './dangling.ts'
import { denialBehind } from './takes-back.ts'

const english = await loadLanguage('en')

it.each([
  'Until then the boat stays on land.',
  'If it is not moved within 21 days, the club may sell it.',
  'If this has not been done by May, you may keep £90.',
  'A rigger should look at it without delay.',
  'The next check falls due in May.',
  'Renew with the next coat of paint.',
  'You take it because of your heart.',
  'The proposal fell.',
  'Deferred; the secretary is to ask for two prices.',
  'I would need the money for those 12.',
  'Without that the harbor cannot let you in.',
  'Within a week of that happening you must tell us.',
  'If you lose one that is older, we pay half.',
  'Both are paid in May.',
  'The cover takes effect on the ninth day.',
  'If so I will stop and you pay nothing.',
  'With less notice we charge £5.',
  'That discount does not apply to the fee for the winter.',
  'Watch it; if it widens, ask a boatbuilder.',
  'Have them checked before the season.',
  'I would advise against it: the mast may break.',
  'Its last berth was let in May.',
  'Later than that we keep the deposit.',
  'Should it be late, we charge £5 a day.',
  'Davon raten wir ab.',
  'No lo recomendamos.',
  'Bis dahin bleibt das Boot an Land.',
  'Hierfür zahlen Sie 5 Euro.',
  'Faute de quoi le bateau reste à terre.',
  'Hasta entonces el barco queda en tierra.',
  'Fino ad allora la barca resta a terra.',
  'Até lá o barco fica em terra.',
  'Do tego czasu łódź stoi na lądzie.',
  'До этого лодка стоит на берегу.',
  'The boat may not sail after that date.',
  'You then have 14 days to send her back.',
  "If you don't want it after that, write to us.",
  'You must return them within 30 days.',
  'For each further breach you pay £50.',
  'Wenn Sie das nicht möchten, rufen Sie an.',
  'In diesem Zeitraum zahlen Sie nichts.',
  "L'absence de réponse dans ce délai vaut refus.",
  'Za każde stwierdzone naruszenie płaci się 50 zł.',
  'По истечении этого срока место теряется.',
])('tells that %j points to the sentence before it', async (text) => {
  expect(dangles(text, await languageOf(text))).toBe(true)
})

it.each([
  ['nl', 'Dat kost € 2 per dag.'],
  ['es', 'Transcurrido dicho plazo se pierde la plaza.'],
  ['ja', '違反が確認された場合は契約を解除します。'],
  ['ru', 'Она оплачивается в мае.'],
  ['it', 'Essa scade a maggio.'],
  ['de', 'Beauftragen Sie damit einen Bootsbauer.'],
  ['de', 'Nehmen Sie die Segel vorher ab.'],
  ['de', 'Ist das nicht der Fall, verfällt der Platz.'],
  ['fr', 'Leur remise est notée au registre.'],
  ['fr', 'Il peut être retiré en cours de saison.'],
  ['fr', 'Renvoyez-le avant le 5 mai.'],
  ['es', 'Devuélvalo antes de mayo.'],
  ['es', 'Si la gerente no la reclama, la pierde.'],
  ['it', 'Riportatela entro maggio.'],
  ['pt', 'Se isso não acontecer, perde o lugar.'],
  ['pt', 'Devolva-a até maio.'],
  ['nl', 'Is dat niet zo, dan vervalt de ligplaats.'],
  ['nl', 'Wat daarboven komt, vervalt.'],
  ['pl', 'Jej masztu nie liczymy.'],
  ['pl', 'Termin ten może być przedłużony.'],
  ['ru', 'Если это не сделано, место теряется.'],
  ['ja', 'その料金は五月に払います。'],
  ['zh', '该费用由船主承担。'],
] as const)('tells in %s that %j points to the sentence before it', async (code, text) => {
  expect(dangles(text, await loadLanguage(code))).toBe(true)
})

it('takes no word of another language for one that points back', async () => {
  expect(dangles('He leído las normas del puerto.', await loadLanguage('es'))).toBe(false)
  expect(dangles('On 2 May the pier is closed.', english)).toBe(false)
})

it.each([
  ['de', 'Achten Sie darauf, dass die Leine hält.'],
  ['de', 'Wenn es stürmt, bleibt der Hafen zu.'],
  ['fr', 'Il peut être demandé à l’équipage de partir.'],
  ['es', 'Artículo quinto. El precio es de 90 €.'],
  ['it', 'La tutela dei soci spetta al presidente.'],
  ['pt', 'Reportamo-nos à carta de maio.'],
  ['ja', 'その他の料金はありません。'],
  ['zh', '其他费用由船主承担。'],
] as const)('tells in %s that %j stands alone', async (code, text) => {
  expect(dangles(text, await loadLanguage(code))).toBe(false)
})

it.each([
  'So that nobody waits, we open at nine.',
  'If it is possible to come earlier, ring us.',
  'If it is found that a rope was cut, the club pays.',
  'We make it easy to park.',
  'The proposal for a new pier fell.',
  'The owner must keep the rope dry.',
  'It is not allowed to fish from the pier.',
  'This agreement is governed by the law of Maine.',
  'You may cancel on the ninth day after you sign.',
  'On 2 May the pier was closed.',
  'If you cancel, you pay half.',
  'If it rains, the pier is closed.',
  'I would advise against a second coat of paint.',
  'Until you have paid, the boat stays on land.',
  'The lease ends on 3 May and no rent is due after that date.',
  'The season ends in May, and this period is free.',
  'Am Ende der Saison und in diesem Zeitraum zahlen Sie nichts.',
])('tells that %j stands alone', async (text) => {
  expect(dangles(text, await languageOf(text))).toBe(false)
})

const terms = `TERMS OF THE BOAT STORE

The store keeps your boat from 1 October to 30 April for £240.

1. We ask you to pay by 15 September each year.
2. If you don't, we may give the place to somebody else and charge you £30.

You can end the contract at any time by writing to us. Until then the fee of £20 a month is due.
The store is open from Monday to Friday. Keys are kept by the harbor master.
`

it('shows what points to another sentence only with that sentence, without the mark of its item', async () => {
  const made = await createEmbeddedEngine().summarize({ content: terms, mode: 'general' })
  const all = [...made.keyPoints, ...made.conclusions, ...made.risks, ...made.recommendations]
  for (const text of all.filter((one) => one.includes('Until then'))) {
    expect(text).toMatch(/^You can end/u)
  }
  const step = made.risks.find((text) => text.includes('somebody else'))
  expect(step).toBe(
    "We ask you to pay by 15 September each year. If you don't, we may give the place to somebody else and charge you £30.",
  )
})

it.each([
  'For each breach a penalty of £90 falls due.',
  'Without these papers nobody may board.',
  'Für jeden Verstoß wird eine Strafe von 90 € fällig.',
  'Sans ces pièces, personne ne monte.',
  'Por cada infracción se pagan 90 €.',
])('leans on what is forbidden or asked for before it: %s', async (text) => {
  expect(dangles(text, await languageOf(text))).toBe(true)
})

it('says of itself what is breached', () => {
  expect(dangles('For each breach of clause 4 a penalty of £90 falls due.', english)).toBe(false)
})

it('shows a promise with what limits it, and a denial with what it denies', async () => {
  const content = `TERMS OF THE SAILING SCHOOL

The school teaches beginners from May to September for £420 a course.

1. If you fail the test at the end of the course, we pay back the whole fee of £420.

This only applies if you:
- came to all ten lessons,
- passed the test on knots, and
- wrote to us by 30 September.

2. You asked us to keep the boat for you over the winter at no charge. We can't.
3. You have a key to the gate of the harbor. Leave the harbor by ten at night. The key is taken back if it is used after that time.
`
  const summary = await createEmbeddedEngine().summarize({ content, mode: 'general' })
  const items = [
    ...summary.keyPoints,
    ...summary.criticalDetails,
    ...summary.recommendations,
    ...summary.risks,
  ]
  const promises = items.filter((item) => item.includes('we pay back the whole fee'))
  expect(promises.length).toBeGreaterThan(0)
  for (const item of promises) expect(item).toContain('wrote to us by 30 September')
  for (const item of items) {
    if (item.includes('keep the boat for you')) expect(item).toContain("We can't.")
    if (item.includes('after that time')) expect(item).toContain('ten at night')
  }
})

it('knows a denial behind a sentence', () => {
  const said = 'You asked for a bigger boat.'
  expect(denialBehind(`${said} We can't. It costs £5.`, said.length, english)).toBe(
    " We can't.".length,
  )
  expect(denialBehind(`${said} We come.`, said.length, english)).toBe(0)
})
