const heading =
  /^(?:table of contents|contents|inhalt|inhaltsverzeichnis|table des matières|sommaire|índice|indice|sumário|inhoud|inhoudsopgave|spis treści|содержание|оглавление)\s?:?$/iu
const entry = /\S\s+(?:(\d{1,4})|[ivxlc]{1,7})$/iu
const longestEntry = 120
const leastEntries = 3
/** The most pages from one entry to the next: a year at the end of a line is not a page number. */
const longestChapter = 300

/**
 * The places of the lines of tables of contents: a heading that says so, and the entries below it, which end with pages
 * in ascending order. Empty lines are passed over. Linear in the number of lines.
 */
export function findContentsLists(lines: readonly string[]): number[] {
  return lines.flatMap((line, at) => (heading.test(line) ? listBelow(lines, at) : []))
}

function listBelow(lines: readonly string[], head: number): number[] {
  const found = [head]
  let page = 0
  for (let at = head + 1; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    if (line === '') continue
    const match = line.length > longestEntry ? null : entry.exec(line)
    if (match === null) break
    const number = Number(match[1] ?? page)
    if (number < page || number > page + longestChapter) break
    found.push(at)
    page = number
  }
  return found.length <= leastEntries ? [] : found
}
