import type { ExportDocument } from '../../document/export-document.ts'
import { sourcesOf } from '../../document/place.ts'
import type { ExportSource } from '../../export-source.ts'
import { footnoteText } from '../quoted.ts'
import { type DatedPoint, datedPoints } from './dated-points.ts'

const lineOctets = 75
const encoder = new TextEncoder()

function escaped(text: string): string {
  return text
    .replace(/[\\;,]/gu, '\\$&')
    .replace(/\r\n|\r|\n/gu, '\\n')
    .replace(/\p{Cc}/gu, ' ')
}

/** Breaks a line after at most 75 octets, never inside a character (RFC 5545, 3.1). */
function folded(line: string): string {
  let text = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > lineOctets) {
      text += '\r\n '
      octets = 1
    }
    text += character
    octets += size
  }
  return text
}

function dateOf({ day }: DatedPoint): string {
  const digits = (value: number, count: number) => String(value).padStart(count, '0')
  return digits(day.year, 4) + digits(day.month, 2) + digits(day.day, 2)
}

/** What a calendar says of its document. */
type About = Pick<ExportDocument, 'title' | 'language' | 'words' | 'coverage'>

function eventLines(
  point: DatedPoint,
  stamp: string,
  document: About,
  source: ExportSource,
): string[] {
  const { field, index, name, text } = point
  const sources = sourcesOf(source.input, field, index, document.words)
  const description = [
    text,
    ...sources.map((place) => footnoteText(place, document)),
    document.coverage,
  ]
  const date = dateOf(point)
  return [
    'BEGIN:VEVENT',
    `UID:${source.documentId}-${field}-${index}-${date}@precis`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${date}`,
    `SUMMARY:${escaped(`${name} (${document.title})`)}`,
    `DESCRIPTION:${escaped(description.filter((part) => part !== '').join('\n'))}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** The dates of the document as a calendar of days (RFC 5545), each with its page and quote. Imported again, they replace themselves. */
export function writeCalendarFile(
  document: About,
  source: ExportSource,
  now: Date,
  points: readonly DatedPoint[] = datedPoints(source.input, document.language),
): Blob {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/gu, '')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Precis//Precis//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...points.flatMap((point) => eventLines(point, stamp, document, source)),
    'END:VCALENDAR',
  ]
  const text = lines.map((line) => `${folded(line)}\r\n`).join('')
  return new Blob([text], { type: 'text/calendar;charset=utf-8' })
}
