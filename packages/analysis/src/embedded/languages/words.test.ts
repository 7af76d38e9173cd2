import { describe, expect, it } from 'vitest'
import { answerTypesOf } from '../answer/answer-types.ts'
import { createAskStemmer } from './ask-stemmer.ts'
import { countriesAtHome } from './countries-at-home.ts'
import { loadWords } from './load-words.ts'
import { rulesLanguages } from './which-language.ts'

const english = await loadWords('en')

function lines(concepts: string): string[] {
  return concepts.trim().split('\n')
}

function nameOf(line: string): string {
  return line.slice(0, line.indexOf(':'))
}

describe.each(rulesLanguages)('the words of %s', (code) => {
  it('name every concept, in the same order, each in words of the language', async () => {
    const { concepts } = await loadWords(code)
    expect(lines(concepts).map(nameOf)).toEqual(lines(english.concepts).map(nameOf))
    for (const line of lines(concepts)) expect(line).toMatch(/^[a-z_]+: \S/u)
  })

  it('name every country, in the same order, and at home as well', async () => {
    const { countries } = await loadWords(code)
    const names = lines(countries).map(nameOf)
    expect(names).toEqual(lines(english.countries).map(nameOf))
    expect(names.slice(0, -1)).toEqual(lines(countriesAtHome).map(nameOf))
    for (const line of lines(countries)) expect(line).toMatch(/^[a-z_]+: \S/u)
  })

  it('ask for everything that can be asked for, and no pattern fits an empty question', async () => {
    const words = await loadWords(code)
    const { definition: _, ...needed } = english.asking.types
    expect(Object.keys(words.asking.types)).toEqual(expect.arrayContaining(Object.keys(needed)))
    expect(answerTypesOf(words).typeOf('')).toBe('other')
  })

  it('name twelve months, where they have names, and the numbers from two to ten', async () => {
    const { months, twoToTwelve } = (await loadWords(code)).asking
    if (months !== '') expect(months.split(' ')).toHaveLength(12)
    if (twoToTwelve !== '') expect(twoToTwelve.split(' ').length).toBeGreaterThanOrEqual(9)
  })

  it('hold patterns none of which fits a text without words', async () => {
    const { types, ...others } = (await loadWords(code)).asking
    for (const [name, source] of Object.entries({ ...types, ...others })) {
      if (source !== '') expect(new RegExp(`(?:${source})`, 'iu').test('\n'), name).toBe(false)
    }
  })

  it('come under stems that are not empty', async () => {
    const words = await loadWords(code)
    const stemmer = createAskStemmer(words)
    for (const word of words.asking.timeUnits.split(' ')) expect(stemmer.stem(word)).not.toBe('')
  })
})

it.each([
  ['en', 'How much is the rent?', 'money'],
  ['en', 'How large is the deposit?', 'money'],
  ['en', 'How high may the wall be?', 'measure'],
  ['en', 'What is her telephone number?', 'phone'],
  ['en', 'How long can a guest stay?', 'period'],
  ['en', 'May I keep a cat?', 'yesNo'],
  ['de', 'How often is the pier painted?', 'frequency'],
  ['de', 'Wie lange läuft der Vertrag?', 'period'],
  ['fr', 'Combien coûte le repas ?', 'money'],
  ['es', '¿Quién firma el contrato?', 'person'],
  ['it', 'Quando scade il contratto?', 'date'],
  ['pt', 'Quantos dias tenho?', 'period'],
  ['nl', 'Hoeveel kost het?', 'money'],
  ['pl', 'Czy można palić?', 'yesNo'],
  ['ru', 'Кто подписал договор?', 'person'],
  ['ja', '家賃はいくらですか。', 'money'],
  ['zh', '押金什么时候退？', 'date'],
  ['ar', 'متى ينتهي العقد؟', 'date'],
  ['en', 'What is the last day to reply?', 'date'],
  ['en', 'How much can the fee go up?', 'percent'],
  ['de', 'Was müssen wir im Monat insgesamt überweisen?', 'money'],
  ['fr', 'Devons-nous prévenir le gardien ?', 'yesNo'],
  ['fr', 'Le samedi, peut-on venir ?', 'yesNo'],
  ['fr', 'Quels jours vient le médecin ?', 'date'],
  ['es', 'Estoy de viaje, ¿puedo aplazar la cita?', 'yesNo'],
  ['es', '¿Cuál es la cuota mensual?', 'money'],
  ['it', 'Possiamo tenere un cane?', 'yesNo'],
  ['it', 'Qual è il preavviso?', 'period'],
  ['nl', 'Hoe hoog is de boete?', 'money'],
  ['nl', 'Hoe hoog mag de schutting zijn?', 'measure'],
  ['ru', 'При какой температуре хранить сыр?', 'measure'],
  ['en', 'How fast must the agency answer?', 'period'],
  ['en', 'How fast should I drive in the yard?', 'measure'],
  ['en', 'Within what time may we object?', 'period'],
  ['en', 'What is the latest I can hand it in?', 'date'],
  ['en', 'Which insurer pays for the boat?', 'person'],
  ['en', 'Which local bank keeps the money?', 'person'],
  ['en', 'What is the number of the locker?', 'contact'],
  ['pl', 'Ile głosów dostał skarbnik?', 'number'],
  ['pl', 'Ile kosztuje karnet?', 'money'],
  ['ru', 'На сколько можно оставить лодку?', 'period'],
  ['ru', 'На сколько процентов выросла плата?', 'percent'],
  ['zh', '维修热线是多少？', 'phone'],
  ['de', 'Wie schnell müssen sie antworten?', 'period'],
  ['de', 'Wie schnell darf ich im Hof fahren?', 'measure'],
  ['pl', 'Jak szybko naprawią dźwig?', 'period'],
  ['ru', 'Как быстро починят кран?', 'period'],
] as const)('tells what is asked for in %s: %s', async (code, question, type) => {
  expect(answerTypesOf(await loadWords(code)).typeOf(question)).toBe(type)
})

it.each([
  ['en', 'measure', 'The tank holds 60 litres.', 1],
  ['en', 'measure', 'Clause 60 applies.', 0.3],
  ['en', 'money', 'Labour | 17 | 884.00', 0.8],
  ['en', 'phone', 'Call us on 01632 960 733.', 1],
  ['en', 'phone', 'Reference LV-2025/0431, signed 12.05.2025', 0],
  ['en', 'contact', 'The roof was renewed in 2016.', 0.3],
  ['en', 'date', 'Open from 8 a.m. on weekdays', 1],
  ['en', 'consequence', 'If the meter is broken, call us.', 1],
  ['en', 'consequence', 'The meter stands in the cellar.', 0],
  ['de', 'person', 'Die Kosten sind fällig.', 0.6],
  ['en', 'person', 'The lease runs to 31 December.', 0],
  ['en', 'place', 'The boat was painted on March 3.', 0],
  ['en', 'place', 'The boat lies in Ostwick.', 1],
  ['en', 'period', 'Ferry crossing | 48 min', 1],
  ['de', 'period', 'Überfahrt | 48 Min', 1],
  ['en', 'number', 'Ready on 03/11/2025 at 9am for £40', 0],
  ['en', 'number', 'Ready are 14 boats.', 1],
  ['pl', 'phone', 'Suma: 310 000,00 zł', 0],
  ['ru', 'measure', 'не менее 80 Мбит/с', 1],
  ['en', 'date', 'At the end of year 7 only', 1],
  ['en', 'yesNo', 'Area: all lakes, excluding the reservoir', 1],
  ['de', 'person', 'Rückfragen beantwortet Frau Okonski.', 1],
] as const)('tells in %s whether a passage holds a %s: %s', async (code, type, text, worth) => {
  expect(answerTypesOf(await loadWords(code)).holds(type, text)).toBe(worth)
})

it.each([
  ['es', 'pagamos', 'pagado'],
  ['it', 'prenotare', 'prenotazione'],
  ['pt', 'pagam', 'pagar'],
  ['fr', 'payons', 'payer'],
  ['de', 'zahle', 'zahlung'],
  ['nl', 'betaalt', 'betaal'],
  ['ru', 'храните', 'хранить'],
  ['es', 'cambiarme', 'cambiar'],
  ['it', 'prenotarlo', 'prenotare'],
] as const)('in %s %s and %s are one word', async (code, one, other) => {
  const stemmer = createAskStemmer(await loadWords(code))
  expect(stemmer.stem(one)).toBe(stemmer.stem(other))
})

it.each([
  ['de', 'sich', 'sicher'],
  ['fr', 'votre', 'vote'],
  ['es', 'entre', 'entrada'],
  ['it', 'dove', 'dovuto'],
] as const)('in %s %s and %s are two words', async (code, one, other) => {
  const stemmer = createAskStemmer(await loadWords(code))
  expect(stemmer.stem(one)).not.toBe(stemmer.stem(other))
})
