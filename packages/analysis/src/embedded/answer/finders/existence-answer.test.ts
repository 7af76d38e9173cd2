import { expect, it } from 'vitest'
import { findHits } from '../find-hits.ts'
import { indexSentences } from '../index/sentence-index.ts'
import { readQuestion } from '../question/question.ts'
import { findExisting } from './existence-answer.ts'

async function passagesFor(asked: string, content: string): Promise<string[]> {
  const index = await indexSentences(content, undefined)
  const question = readQuestion(asked, [], index)
  const found = findExisting(question, index, findHits(question, index))
  return found.map(({ at }) => index.sentences[at]?.text ?? '')
}

const german = `Bescheid

Auf Antrag gewährt die Stadt Ormsee eine Beihilfe von bis zu 700 Euro.
Der Steg ist bis zum Herbst zu sichern.
Die Sauna ist im Preis enthalten.
Handtücher | 4,00 Euro je Stück`

it('answers whether there is something by what names it', async () => {
  expect(await passagesFor('Gibt es eine Beihilfe?', german)).toEqual([
    expect.stringContaining('bis zu 700 Euro'),
  ])
  expect(await passagesFor('Gibt es eine Beihilfe für Vereine?', german)).toEqual([])
  expect(await passagesFor('Ist eine Beihilfe zu sichern?', german)).toEqual([])
})

it('answers whether a thing is included where the thing stands', async () => {
  expect(await passagesFor('Sind Handtücher inbegriffen?', german)).toEqual([
    expect.stringContaining('4,00 Euro'),
  ])
})
