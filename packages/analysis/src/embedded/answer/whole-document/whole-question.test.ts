import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'
import { matterAsked } from './whole-question.ts'

it.each([
  ['about', ['What is this document?', 'so what’s this letter about?', 'Summarize this for me']],
  ['about', ['Was ist das für ein Dokument?', 'C’est quoi ce document ?', '¿Qué es esto?']],
  ['about', ['Di cosa parla questo documento?', 'O que é isto?', 'Waar gaat dit over?']],
  ['about', ['O czym jest ten dokument?', 'О чём этот документ?', 'ما هذا المستند؟']],
  ['about', ['这份文件讲的是什么？', 'この文書は何ですか？']],
  [
    'risks',
    ['What should I watch out for?', 'is there a catch', 'What are the risks if I sign this?'],
  ],
  ['risks', ['Wo ist der Haken?', 'À quoi dois-je faire attention ?', '¿Cuáles son los riesgos?']],
  ['risks', ['Na co mam uważać?', 'В чём подвох?', '有什么风险？', 'リスクは何ですか？']],
  ['tasks', ['what do i have to do now', 'Was muss ich jetzt tun?', 'Que dois-je faire ?']],
  ['tasks', ['Co mam zrobić?', 'Что мне делать?', '我需要做什么？']],
  [
    'points',
    ['What do I need to know?', 'Quels sont les points clés ?', 'Was ist das Wichtigste?'],
  ],
  ['deadlines', ['What are the deadlines?', 'Welche Fristen gibt es?', 'Quali sono le scadenze?']],
  ['decision', ['What did they decide?', 'Was wurde beschlossen?', 'Quelle est la décision ?']],
  ['decision', ['что решили?', '判决结果是什么？', 'cosa hanno deciso']],
] as const)('tells that a question is %s', (matter, questions) => {
  for (const question of questions) expect(matterAsked(question), question).toBe(matter)
})

it.each([
  'What is the deposit?',
  'What do I have to do to cancel?',
  'What did they decide about the fence?',
  'What are the risks of driving with these tablets?',
  'What is the deadline for an appeal?',
  'Was muss ich tun, wenn ich krank bin?',
  'Que dois-je payer ?',
])('takes %s for a question about something in the document', (question) => {
  expect(matterAsked(question)).toBeUndefined()
})

const letter = `Marrow Lane Stables
Livery agreement for the pony Biscuit

We keep your pony in stable 4 for £310 a month, with hay and bedding.

You must pay by the first of each month. If you are more than ten days late, we may sell the pony to recover what you owe.

Please bring the vaccination card by 3 May 2027.`

it.each([
  ['what do i have to do?', 'Please bring the vaccination card by 3 May 2027.'],
  ['Worauf muss ich achten?', 'we may sell the pony to recover what you owe.'],
])(
  'answers %s from what the summary tells, each sentence with its place',
  async (question, told) => {
    const { result, verdict, citations } = await createEmbeddedEngine().answer({
      content: letter,
      question,
    })
    expect(verdict).toBe('answer')
    expect(result).toContain(told)
    expect(citations.some(({ quote }) => quote.includes(told))).toBe(true)
    for (const { start, end, quote } of citations) expect(letter.slice(start, end)).toBe(quote)
  },
)
