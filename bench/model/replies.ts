import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ModelRequest } from '@precis/analysis'

/** One reply of a model as it was written, with what was behind the numbers that it names. */
export interface RecordedReply {
  /** Which call it answers, as {@link callOf} names it. */
  readonly call: string
  /** The openings of the passages or statements whose numbers the reply names. */
  readonly named: Readonly<Record<string, string>>
  readonly reply: string
}

/** The replies recorded for one document. */
export function readReplies(folder: string, id: string): RecordedReply[] {
  const file = join(folder, `${id}.json`)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RecordedReply[]) : []
}

/** What a request asks for, whatever words it is put in today. */
export function callOf(request: ModelRequest): string {
  const all = request.messages.map(({ content }) => content).join('\n')
  const question = all.match(/^Question: .*$/gmu)?.at(-1)
  const part = /This is part (\d+) of (\d+)/u.exec(all)
  const name = request.schema?.name ?? 'text'
  if (question !== undefined) return name === 'document_answer' ? question : `${name} ${question}`
  return part === null ? name : `${name} ${part[1]}/${part[2]}`
}

/** The numbered passages or statements of a request, by number. */
function numberedTexts(request: ModelRequest): Map<string, string> {
  const shown = request.messages.find(({ role }) => role === 'user')?.content ?? ''
  const found = new Map<string, string>()
  for (const piece of shown.split(/^(?=\[(?:#|S)\d+\] )/mu)) {
    const match = /^\[(?:#|S)(\d+)\] ([\s\S]*)/u.exec(piece)
    if (match !== null) found.set(match[1] ?? '', flat(match[2] ?? ''))
  }
  return found
}

/** A recorded reply with its numbers as they are in a request made today. */
export function renumber({ named, reply }: RecordedReply, request: ModelRequest): string {
  const texts = [...numberedTexts(request)]
  const today = new Map<string, string>()
  for (const [number, opening] of Object.entries(named)) {
    const holder = texts.find(([, text]) => text.startsWith(opening)) ?? mostAlike(texts, opening)
    today.set(number, holder?.[0] ?? '99999')
  }
  const replaced = (number: string) => today.get(number) ?? number
  return reply
    .replace(/("passage"\s*:\s*"?\[?#?)(\d+)/gu, (_, before, number) => before + replaced(number))
    .replace(
      /("from"\s*:\s*\[)([^\]]*)/gu,
      (_, before, numbers: string) => before + numbers.replace(/\d+/gu, replaced),
    )
}

/** The text that shares most words with an opening, at least half of them. */
function mostAlike(texts: readonly [string, string][], opening: string) {
  const wanted = wordsOf(opening)
  let best: { entry: [string, string]; shared: number } | undefined
  for (const entry of texts) {
    const words = new Set(wordsOf(entry[1]))
    const shared = wanted.filter((word) => words.has(word)).length
    if (shared * 2 >= wanted.length && shared > (best?.shared ?? 0)) best = { entry, shared }
  }
  return best?.entry
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

function flat(text: string): string {
  return text.replace(/\s+/gu, ' ').trim()
}
