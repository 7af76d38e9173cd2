import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createEmbeddedEngine } from '@precis/analysis'
import { expect, it } from 'vitest'
import type { GoldQuestion } from './gold.ts'
import { scoreAnswer } from './score-answer.ts'
import { addShares, type Share } from './share.ts'

const folder = join(import.meta.dirname, 'fixtures')
const ending = '.questions.json'

function filesEndingIn(end: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return paths.filter((path) => path.endsWith(end)).sort()
}

function shareOf(part: Share | undefined): number {
  return part === undefined ? Number.NaN : part.hits / part.all
}

it('thirty documents of ordinary life in twelve languages are asked in other words', async () => {
  const engine = createEmbeddedEngine()
  const scores = []
  for (const file of filesEndingIn(ending)) {
    const { questions }: { questions: GoldQuestion[] } = JSON.parse(
      readFileSync(join(folder, file), 'utf8'),
    )
    const content = readFileSync(join(folder, file.replace(ending, '.txt')), 'utf8')
    for (const question of questions) {
      const { result, citations } = await engine.answer({ content, question: question.q })
      for (const { start, end, quote } of citations) {
        expect(content.slice(start, end)).toBe(quote)
      }
      scores.push(scoreAnswer(question, result))
    }
  }
  const { answered, inOtherWords, wrong, refusedRightly } = addShares(scores)
  expect(shareOf(answered)).toBeGreaterThan(0.55)
  expect(shareOf(inOtherWords)).toBeGreaterThan(0.5)
  expect(shareOf(wrong)).toBeLessThan(0.15)
  expect(shareOf(refusedRightly)).toBeGreaterThan(0.83)
})

it('seven in ten of them get three questions suggested or more, each of which is answered', async () => {
  const engine = createEmbeddedEngine()
  const files = filesEndingIn('.txt')
  let withThree = 0
  for (const file of files) {
    const content = readFileSync(join(folder, file), 'utf8')
    const { suggestedQuestions } = await engine.summarize({ content, mode: 'general' })
    expect(new Set(suggestedQuestions).size).toBe(suggestedQuestions.length)
    if (suggestedQuestions.length >= 3) withThree += 1
    for (const question of suggestedQuestions) {
      expect((await engine.answer({ content, question })).verdict).toBe('answer')
    }
  }
  expect(files.length).toBe(30)
  expect(withThree / files.length).toBeGreaterThan(0.7)
})
