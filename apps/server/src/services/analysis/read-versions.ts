import { layOutChanges } from '@precis/analysis'
import { AppError, versionsSchema } from '@precis/domain'
import type { ReadVersions, WrittenText } from './cite-versions.ts'

/** Reads the passages of two versions. Throws `invalid_request`, and `empty_content` when nothing differs. */
export function readVersions(content: string): ReadVersions {
  const { before, after } = parseVersions(content)
  const written = findValues(content)
  return {
    content,
    before: written['before'] ?? none,
    after: written['after'] ?? none,
    laid: layOutChanges(before, after),
  }
}

const none: WrittenText = { start: 0, escaped: [], longer: [] }

function parseVersions(content: string) {
  try {
    return versionsSchema.parse(JSON.parse(content))
  } catch {
    throw new AppError('invalid_request', { detail: 'the content is not two versions' })
  }
}

/** Where the values of an object of texts are written, by their keys. Of a key that comes twice the last counts, as in JSON. */
function findValues(json: string): Record<string, WrittenText> {
  const values: Record<string, WrittenText> = {}
  let key: string | undefined
  for (let at = json.indexOf('"'); at >= 0; ) {
    const { written, end } = readString(json, at + 1)
    if (key === undefined) key = String(JSON.parse(json.slice(at, end + 1)))
    else {
      values[key] = written
      key = undefined
    }
    at = json.indexOf('"', end + 1)
  }
  return values
}

function readString(json: string, start: number): { written: WrittenText; end: number } {
  const escaped: number[] = []
  const longer: number[] = []
  let total = 0
  let quote = json.indexOf('"', start)
  let slash = json.indexOf('\\', start)
  while (slash >= 0 && slash < quote) {
    const length = json[slash + 1] === 'u' ? 6 : 2
    escaped.push(slash - start - total)
    total += length - 1
    longer.push(total)
    if (quote < slash + length) quote = json.indexOf('"', slash + length)
    slash = json.indexOf('\\', slash + length)
  }
  return { written: { start, escaped, longer }, end: quote }
}
