import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Gold } from '../ordinary/gold.ts'
import { type MarkedDocument, readMarked } from '../ordinary/read-marked.ts'

const own = join(import.meta.dirname, '../ordinary/documents')

/** Annotated documents of a folder, in the form that `bench/ordinary/main.ts` tells. */
export function readGold(folder: string): MarkedDocument[] {
  const inside = join(folder, 'ordinary')
  const from = existsSync(inside) ? inside : folder
  const ending = '.gold.json'
  return readdirSync(from)
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => ({
      gold: JSON.parse(readFileSync(join(from, file), 'utf8')) as Gold,
      content: readFileSync(join(from, file.replace(ending, '.txt')), 'utf8'),
    }))
}

/** Our own annotated documents. */
export function readOwn(): MarkedDocument[] {
  return readdirSync(own).flatMap((file) => readMarked(readFileSync(join(own, file), 'utf8')))
}
