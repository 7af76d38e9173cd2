import { notMentioned } from '@precis/domain'
import { clauseKinds } from '../clauses/clause-kinds.ts'
import type { Genre } from '../document/document-type.ts'
import type { Reading } from '../document/read.ts'
import { breathe } from '../macrotask.ts'
import { answerFrom } from './answer-question.ts'
import type { IndexCache } from './index-cache.ts'

const most = 5
const triedAtMost = 30
const definition =
  /^(?:the |a |an )?(\p{Lu}?[\p{L}\d-]+(?: [\p{L}\d-]+){0,3}) (is|are|was|were) (?:an? |the |one )/iu
const notSubjects =
  /^(?:this|that|it|there|he|she|they|these|those|we|i|you|here|which|what|who)\b/iu

/** Three to five questions, each tried on the document and kept only when it was answered from it. */
export async function suggestAnswerable(
  reading: Reading,
  genre: Genre,
  cache: IndexCache,
  signal: AbortSignal | undefined,
): Promise<string[]> {
  const index = await cache.get(reading.content, signal)
  await breathe(signal)
  const kept: string[] = []
  const places = new Set<number>()
  for (const question of candidateQuestions(reading, genre).slice(0, triedAtMost)) {
    if (kept.length >= most) break
    const answer = answerFrom(index, question, [])
    const place = answer.citations[0]?.start
    if (answer.result === notMentioned || place === undefined || places.has(place)) continue
    places.add(place)
    kept.push(question)
  }
  return kept
}

function candidateQuestions(reading: Reading, genre: Genre): string[] {
  const questions: string[] = []
  if (genre === 'contract') {
    const found = new Map<string, number>()
    for (const { clauses } of reading.candidates) {
      for (const { kind, strength } of clauses) {
        found.set(kind.id, Math.max(found.get(kind.id) ?? 0, strength))
      }
    }
    const asked = clauseKinds
      .filter(({ id }) => (found.get(id) ?? 0) >= 1)
      .sort((a, b) => (a.detail ?? 3.5) - (b.detail ?? 3.5))
    questions.push(...asked.map(({ ask }) => ask))
  }
  const ranked = [...reading.candidates].sort(
    (a, b) =>
      b.features.lexrank + b.features.centroid - a.features.lexrank - a.features.centroid ||
      a.sentence.order - b.sentence.order,
  )
  for (const { sentence } of ranked.slice(0, 200)) {
    const match = definition.exec(sentence.text)
    const subject = match?.[1]
    const verb = match?.[2]?.toLowerCase()
    if (subject === undefined || verb === undefined || notSubjects.test(subject)) continue
    const shown =
      /^\p{Lu}\p{Ll}/u.test(subject) && reading.stemmer.isStopWord(subject.toLowerCase())
        ? subject.toLowerCase()
        : subject
    questions.push(`What ${verb} ${shown}?`)
  }
  return questions
}
