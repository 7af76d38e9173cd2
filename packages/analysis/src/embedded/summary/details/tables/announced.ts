import type { Sentence } from '../../../document/parse.ts'
import type { Reading } from '../../../document/read.ts'

const mostWords = 30
const reach = 400

/** The sentence right above a table that announces it: `If you leave early you pay a charge:` */
export function announcementOf(
  { content, candidates }: Reading,
  table: number,
): Sentence | undefined {
  const above = content.slice(Math.max(0, table - reach), Math.max(0, table)).trimEnd()
  if (table < 0 || !/[:：]$/u.test(above)) return undefined
  const end = Math.max(0, table - reach) + above.length
  const found = candidates.find(({ sentence }) => sentence.end === end)?.sentence
  return found !== undefined && found.words <= mostWords ? found : undefined
}
