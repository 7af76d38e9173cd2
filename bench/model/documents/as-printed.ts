const lineLength = 88
const linesOfPage = 46

/** A text as it comes out of a printed file: broken into lines, with a running line and a page number between pages. */
export function asPrinted(text: string, runningLine: string, lines = linesOfPage): string {
  const broken = text.split('\n').flatMap(breakLine)
  const pages: string[] = []
  for (let at = 0; at < broken.length; at += lines) {
    const page = broken.slice(at, at + lines).join('\n')
    pages.push(`${page}\n- ${pages.length + 1} -\n`)
  }
  return pages.join(`${runningLine}\n`)
}

function breakLine(line: string): string[] {
  const lines: string[] = []
  let open = ''
  for (const word of line.split(' ')) {
    if (open !== '' && open.length + word.length >= lineLength) {
      lines.push(open)
      open = word
    } else open = open === '' ? word : `${open} ${word}`
  }
  return [...lines, open]
}
