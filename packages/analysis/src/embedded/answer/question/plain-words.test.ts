import { describe, expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'
import { findHits } from '../find-hits.ts'
import { indexSentences } from '../index/sentence-index.ts'
import { readQuestion } from './question.ts'

const engine = createEmbeddedEngine()

const employment = `Letter of appointment

We are pleased to appoint you as a stock planner from 3 May 2027.
The first five months are a probationary period.
Up to six unused days of leave can be carried over to the next leave year.
Working hours are 8 am to 4 pm.`

const outing = `Stay at the Elmer Tarn field centre

The pupils sleep in tents of four.
Mobile phones must not be taken along.
The bus leaves at 9.15 am from the sports hall.
Please name any allergies by 2 March.`

const quote = `Devis

Menuiserie Aubin, 4 place du Marché, Blois
Dépose et remplacement de trois fenêtres
Total HT : 3 210,00 €
TVA 10 % : 321,00 €
Total TTC : 3 531,00 €
Ce devis est valable 45 jours.
Les travaux dureront environ deux semaines.`

const cattery = `Hollins cattery, terms of stay

Arrival: Friday 6 March, between 10 am and noon
Departure: Sunday 15 March, between 3 pm and 5 pm
Cats must be vaccinated against flu and enteritis within the last year.
Cats that are collected after 5 pm are charged a further night.
Inspected every year; licence 2026/0417.`

const cabin = `Rules of the mountain cabin

The wood burner has to be swept before the first frost.
Mould on the panels is to be reported to the caretaker.
The dishwasher is emptied by whoever leaves last.
Charcoal is stored behind the woodpile.
The ferry back to Lundvik runs every two hours.
The meter in the hall takes coins of one krone.`

const bikes = `Regulamin wypożyczalni rowerów

Kaucja wynosi 200 zł i jest oddawana przy zwrocie roweru.
W razie kradzieży najemca zawiadamia wypożyczalnię w ciągu dwóch godzin.
Opłata za drugi dzień wynosi 35 zł.
Rower należy oddać przed godziną 19.`

const boats = `Правила проката лодок

Залог составляет 3000 рублей.
За повреждение вёсел взимается 900 рублей.
Дети катаются только в жилетах.
Прокат закрывается в 20 часов.`

describe('meets the plain words of a question with those of the document', () => {
  it.each([
    ['What time can I pick her up?', cattery, '3 pm and 5 pm'],
    ['How long is the tryout?', employment, 'five months'],
    ['Can I keep leftover days off for next year?', employment, 'carried over'],
    ['Where will they sleep?', outing, 'tents'],
    ['Can my son take his phone?', outing, 'must not be taken'],
    ['Combien ça coûte en tout ?', quote, '3 531,00'],
    ['Combien de temps ça va prendre ?', quote, 'deux semaines'],
  ])('%s', async (question, content, answer) => {
    const { result, verdict } = await engine.answer({ content, question })
    expect(verdict).not.toBe('absent')
    expect(result).toContain(answer)
  })

  it.each([
    ['Do I get a company car?', employment],
    ['Is the ward soundproof?', cattery],
    ['Is there a swimming pool?', outing],
    ['Y a-t-il un parking ?', quote],
  ])('refuses what is nowhere said: %s', async (question, content) => {
    expect((await engine.answer({ content, question })).verdict).toBe('absent')
  })
})

it.each([
  ['Where do I find something to grill on?', cabin, 'Charcoal'],
  ['Whom do I tell when it gets damp?', cabin, 'Mould'],
  ['How often does the boat go?', cabin, 'every two hours'],
  ['Co jeśli ktoś ukradnie rower?', bikes, 'kradzieży'],
  ['Сколько я заплачу, если сломаю весло?', boats, '900 рублей'],
])('puts first what says it in other words: %s', async (question, content, answer) => {
  const index = await indexSentences(content, undefined)
  const [best] = findHits(readQuestion(question, [], index), index)
  expect(index.sentences[best?.at ?? -1]?.text).toContain(answer)
})

const stall = `Pitch at the Quenby market

The pitch costs £30 per Saturday.
If the fee is more than five days late we charge interest of 2% a month.
Dogs stay outside the hall.`

const stand = `Standplatz auf dem Wochenmarkt Quellbach

Die Gebühr beträgt 30 Euro je Samstag.
Bei Zahlungsverzug berechnen wir Verzugszinsen und 4 Euro je Mahnung.
Hunde bleiben draußen.`

it.each([
  [stall, 'what happens if i dont pay', 'interest of 2%'],
  [stand, 'was passiert wenn ich nicht zahle', '4 Euro je Mahnung'],
])('tells what happens to those who do not pay: %#', async (content, question, told) => {
  const { result } = await engine.answer({ content, question })
  expect(result).toContain(told)
})

const allotment = `Garden plots at Wexley Lane

Plots are let from April to March.
A hose may be used before nine and after six.
Sheds need the written consent of the committee.
Whoever gives up a plot takes the shed away.
Compost is shared by all.`

it.each([
  ['what happens if my shed doesnt have consent', 'written consent'],
  ['can i have a shed', 'written consent'],
])('lets what is left of a contraction, or who asks, weigh nothing: %s', async (question, told) => {
  const { result, verdict } = await engine.answer({ content: allotment, question })
  expect(verdict).not.toBe('absent')
  expect(result).toContain(told)
})

it('shows the best of several closest passages first', async () => {
  const index = await indexSentences(allotment, undefined)
  const question = 'who has to take the shed away'
  const [best] = findHits(readQuestion(question, [], index), index)
  const { citations } = await engine.answer({ content: allotment, question })
  expect(citations[0]?.quote).toBe(index.sentences[best?.at ?? -1]?.text)
})
