const boxes = /\[\s{0,3}[xX✓✔]?\s{0,3}\]|[☐☒☑□■]/gu
const ticked = /^(?:\[\s*[xX✓✔]\s*\]|[☒☑■])$/u
const edges = /^[\s:：;,|]+|[\s:：;,|]+$/gu

/** A row of boxes as what was ticked: `Result: conditional` for `Result: [ ] pass [x] conditional [ ] closed`; other lines as they are. */
export function onlyTicked(text: string): string {
  const found = [...text.matchAll(boxes)]
  const marks = found.map(([mark]) => ticked.test(mark))
  const [first] = found
  if (first === undefined || !marks.includes(true) || !marks.includes(false)) return text
  const label = text.slice(0, first.index).replace(edges, '')
  const chosen = found.flatMap(({ 0: mark, index }, at) => {
    const value = text.slice(index + mark.length, found[at + 1]?.index).replace(edges, '')
    return marks[at] === true && value !== '' ? [value] : []
  })
  return label === '' || chosen.length === 0 ? text : `${label}: ${chosen.join('; ')}`
}
