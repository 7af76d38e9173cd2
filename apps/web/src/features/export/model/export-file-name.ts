import type { ExportFormat } from '@precis/domain'

/** Systems take names of 255 bytes; room is left for the format, and for the number of a second download. */
const longestNameBytes = 200

function bytesOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

/** The beginning of a text that takes at most so many bytes as UTF-8. */
function cutToBytes(text: string, most: number): string {
  let bytes = 0
  let kept = ''
  for (const character of text) {
    bytes += bytesOf(character)
    if (bytes > most) break
    kept += character
  }
  return kept
}

/** A text as part of a file name: in lower case, everything but letters and digits of any script as `_`. */
function plainName(text: string): string {
  const plain = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '_')
  return cutToBytes(plain, longestNameBytes)
}

/** File name of a calendar: the title, and what its only date is for. */
export function calendarFileName(title: string, date: string): string {
  const name = date === '' ? 'dates' : plainName(date)
  return `${cutToBytes(`${plainName(title)}_${name}`, longestNameBytes)}.ics`
}

/** File name of an export: title in lower case, everything but letters and digits of any script as `_`, then `_` and the format. */
export function exportFileName(
  title: string,
  format: ExportFormat,
  extension: string = format.extension,
): string {
  return `${plainName(title)}_${format.id}.${extension}`
}
