import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A detail of a document that somebody planted there. */
export interface PlantedDetail {
  readonly kind: string
  readonly value: string
  readonly start: number
  readonly end: number
}

export interface PlantedDocument {
  readonly name: string
  readonly text: string
  readonly details: readonly PlantedDetail[]
}

const folder = join(import.meta.dirname, 'planted-documents')

/** A text in which details are written as `«kind:value»`. */
function readPlanted(name: string, marked: string): PlantedDocument {
  const details: PlantedDetail[] = []
  let text = ''
  let done = 0
  for (const { index, 0: all, 1: kind = '', 2: value = '' } of marked.matchAll(
    /«([a-zA-Z]+):([^»]*)»/gu,
  )) {
    text += marked.slice(done, index)
    details.push({ kind, value, start: text.length, end: text.length + value.length })
    text += value
    done = index + all.length
  }
  return { name, text: text + marked.slice(done), details }
}

/** Fifteen documents of ordinary life in nine languages, written for the project; nobody in them exists. */
export function plantedDocuments(): PlantedDocument[] {
  return readdirSync(folder)
    .sort()
    .map((file) => readPlanted(file.replace('.txt', ''), readFileSync(join(folder, file), 'utf8')))
}
