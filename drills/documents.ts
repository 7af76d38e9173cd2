import type { Random } from '../apps/server/test/support/random.ts'
import { lease } from '../packages/analysis/src/embedded/testing/sample-documents.ts'

let count = 0

/** A contract of a page that nobody has sent before. */
export function smallDocument(): string {
  count += 1
  return `${lease}\nAnnex ${count} of ${process.pid}: the keys are handed over on day ${count}.\n`
}

const parties = ['The supplier', 'The buyer', 'The carrier', 'The agent', 'The auditor'] as const
const duties = [
  'shall deliver',
  'must inspect',
  'may refuse',
  'shall insure',
  'will store',
] as const
const things = [
  'the timber',
  'each consignment',
  'the records',
  'all samples',
  'the seals',
] as const

/** A contract of about that many characters, no two sentences alike. */
export function largeDocument(random: Random, characters: number): string {
  const lines: string[] = []
  for (let length = 0, clause = 1; length < characters; clause += 1) {
    const sentence = `${random.pick(parties)} ${random.pick(duties)} ${random.pick(things)} of lot ${random.below(1_000_000)} before day ${random.below(900)}, or pay $${random.below(90_000)} within ${random.below(90)} days.`
    const line = clause % 12 === 0 ? `\n${clause / 12}. SCHEDULE ${clause}\n${sentence}` : sentence
    lines.push(line)
    length += line.length + 1
  }
  return lines.join('\n').slice(0, characters)
}
