/**
 * What is found of names, numbers and addresses before a document is sent: `npm run bench -- redaction`. Fifteen documents in
 * nine languages with planted details; a detail counts as found when no character of it would be sent.
 */
import { detailKinds } from '@precis/redaction'
import { findDetails } from '@precis/redaction/find-details'
import { type PlantedDocument, plantedDocuments } from '../../testing/planted-documents.ts'
import { saveResults } from '../save-results.ts'

interface Row {
  found: number
  missed: string[]
  false: string[]
}

function score({ text, details }: PlantedDocument, rowOf: (kind: string) => Row): void {
  const hidden = new Uint8Array(text.length)
  const planted = new Uint8Array(text.length)
  for (const { start, end } of details) planted.fill(1, start, end)
  for (const { kind, places } of findDetails(text)) {
    for (const { start, end } of places) {
      hidden.fill(1, start, end)
      if (!planted.subarray(start, end).includes(1)) rowOf(kind).false.push(text.slice(start, end))
    }
  }
  for (const { kind, value, start, end } of details) {
    if (hidden.subarray(start, end).includes(0)) rowOf(kind).missed.push(value)
    else rowOf(kind).found += 1
  }
}

function table(title: string, rows: ReadonlyMap<string, Row>): void {
  console.log(`\n${title.padEnd(18)} found  missed  recall  false`)
  for (const [name, row] of rows) {
    const figures = [row.found, row.missed.length, row.false.length]
    const [found = '', missed = '', wrong = ''] = figures.map(String)
    const planted = row.found + row.missed.length
    const recall = planted === 0 ? '–' : `${Math.round((row.found / planted) * 100)} %`
    console.log(
      `${name.padEnd(18)} ${found.padStart(5)} ${missed.padStart(7)} ${recall.padStart(7)} ${wrong.padStart(6)}`,
    )
    for (const value of row.missed) console.log(`  missed: ${value}`)
    for (const value of row.false) console.log(`  false:  ${value}`)
  }
}

const empty = (): Row => ({ found: 0, missed: [], false: [] })
const byKind = new Map<string, Row>(detailKinds.map((kind) => [kind, empty()]))
const byDocument = new Map<string, Row>()
const byLanguage = new Map<string, Row>()
for (const document of plantedDocuments()) {
  score(document, (kind) => byKind.get(kind) ?? empty())
  const language = document.name.slice(0, 2)
  const ofLanguage = byLanguage.get(language) ?? empty()
  byLanguage.set(language, ofLanguage)
  score(document, () => ofLanguage)
  const own = empty()
  byDocument.set(document.name, own)
  score(document, () => own)
}
byKind.delete('marked')
table('By kind', byKind)
table('By language', byLanguage)
table('By document', byDocument)
const total = [...byKind.values()]
const found = total.reduce((sum, row) => sum + row.found, 0)
const missed = total.reduce((sum, row) => sum + row.missed.length, 0)
console.log(`\n${found} of ${found + missed} planted details found`)
saveResults('redaction', Object.fromEntries([...byKind, ...byDocument]))
