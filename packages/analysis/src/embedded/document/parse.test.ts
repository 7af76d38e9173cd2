import { expect, it } from 'vitest'
import { createStemmer } from '../../text/words/tokens.ts'
import { loadLanguage } from '../languages/load-language.ts'
import { createParser } from './parse.ts'

const english = await loadLanguage('en')

function kindsOf(content: string, language = english): Map<string, string> {
  const sentences = createParser(createStemmer('en'), language).read(content, {
    start: 0,
    end: content.length,
  })
  return new Map(sentences.map(({ text, kind }) => [text, kind]))
}

it.each([
  ['What is covered', 'en'],
  ['When we may cancel', 'en'],
  ['How to complain', 'en'],
  ['What happens if you pay late?', 'en'],
  ['Was ist versichert', 'de'],
  ['Wie Sie kündigen können', 'de'],
  ['Ce qui est couvert', 'fr'],
  ['Qué cubre', 'es'],
  ['¿Cuándo puede cancelar?', 'es'],
  ['Che cosa è assicurato', 'it'],
  ['O que está coberto', 'pt'],
  ['Wat is verzekerd', 'nl'],
] as const)('takes %s above its paragraph for a heading', async (line, code) => {
  const language = await loadLanguage(code)
  const paragraph = 'Repairs of the bicycle and its parts up to 400 a year are part of the plan.'
  expect(kindsOf(`Plan\n\n${line}\n${paragraph}`, language).get(line)).toBe('heading')
  const wrapped = paragraph.replace(' up to', '\nup to')
  expect(kindsOf(`Plan\n\n${line}\n\n${wrapped}`, language).get(line)).toBe('heading')
})

it('takes no short sentence of prose for a heading', () => {
  const kinds = kindsOf('What is covered is listed below.\nThe list is long, and it has two parts.')
  expect([...kinds.values()]).toEqual(['prose', 'prose'])
})

it('takes three label rows for rows, and two wide lines for none', () => {
  const rows = ['Child      Ada Lund', 'Group      Red Foxes', 'Place      Mill Lane']
  const kinds = (lines: readonly string[]) => [...kindsOf(lines.join('\n')).values()]
  expect(kinds(rows)).toEqual(['row', 'row', 'row'])
  expect(kinds(rows.slice(0, 2))).not.toContain('row')
})

it('takes a label with figures behind a wide gap for a row wherever it stands', () => {
  const kindOf = (line: string) => [...kindsOf(`${line}\n\nIt is paid at once.`).values()][0]
  expect(kindOf('Less deposit paid 7 May      £1,200.00')).toBe('row')
  expect(
    kindOf('We moved here when it was      2014 the town had lost its mills and most of us'),
  ).not.toBe('row')
})

it('takes the last short item of a numbered list for no heading, and the name of a paragraph with § for one', () => {
  const kinds = kindsOf(`§ 4. Kary

1. Za spóźnienie dłuższe niż pół godziny firma może naliczyć karę 40 zł.
2. Suma kar nie przekroczy 90 zł.

§ 5. Rozstanie

1. Każda ze stron może zakończyć umowę z miesięcznym wypowiedzeniem.`)
  expect(kinds.get('Suma kar nie przekroczy 90 zł.')).toBe('prose')
  expect(kinds.get('§ 5. Rozstanie')).toBe('heading')
})

it('takes a line over figures for the names of their columns, and no sentence that breaks off for one above a speaker', () => {
  const kinds = kindsOf(`PRICES

                         Today        From 1 May 2027
Guest pass, a day        £9.40        £11.85
Locker, a year           £60.00       £75.00

Anybody over seventy, or with a small child? Tell us and we put you on our
Quiet list: you come in an hour before the others.`)
  expect([...kinds].filter(([, kind]) => kind === 'heading').map(([text]) => text)).toEqual([
    'PRICES',
  ])
  expect([...kinds.keys()]).toContain(
    'Tell us and we put you on our Quiet list: you come in an hour before the others.',
  )
})

it('takes lines with a dot in the middle for the items of a Japanese list', () => {
  const kinds = kindsOf('お願い\n\n・ゴミは火曜に出してください。\n・7時以降は静かにしてください。')
  expect([...kinds.keys()]).toContain('ゴミは火曜に出してください。')
  expect([...kinds.keys()]).toContain('7時以降は静かにしてください。')
})

it('takes the first of several short steps for no name of the others', () => {
  const kinds = kindsOf(
    'Sit up. Two puffs. Wait a while. If it goes on after ten minutes, call 112.',
  )
  expect(kinds.get('Sit up.')).toBe('prose')
  expect(kindsOf('Holiday. You have 25 days a year.').get('Holiday.')).toBe('heading')
})
