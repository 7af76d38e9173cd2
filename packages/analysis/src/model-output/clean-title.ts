const maxLength = 80

/** A title without label, quotation marks and full stop, at most 80 characters; undefined when there is no word in it. */
export function cleanTitle(line: string): string | undefined {
  const bare = line
    .replace(/^(?:title|titel|titre|título|titolo)\s*:\s*/iu, '')
    .replace(/^["'“„«‘]+|["'”»’]+$/gu, '')
    .replace(/\.$/u, '')
    .trim()
  return /[\p{L}\p{N}]/u.test(bare) ? cut(bare) : undefined
}

function cut(text: string): string {
  if (text.length <= maxLength) return text
  const at = text.lastIndexOf(' ', maxLength - 1)
  return `${text.slice(0, at > maxLength / 2 ? at : maxLength - 1).replace(/[\ud800-\udbff\s,;:–-]+$/u, '')}…`
}
