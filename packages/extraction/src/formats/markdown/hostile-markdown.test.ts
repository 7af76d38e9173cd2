import { expect, it } from 'vitest'
import { readMarkdown } from './read-markdown.ts'

const endless = (text: string) => text.repeat(60_000)
const spaces = ' '.repeat(1_000_000)

// Each of these would take hours if a pattern went back and forth over it.
it.each([
  ['spaces after a heading', `# a${spaces}b`],
  ['spaces after a table line', `|--${spaces}x|\n|-|${spaces}|x`],
  ['spaces in a list item', `-${spaces}[ ]${spaces}b`],
  ['open brackets', endless('[![(')],
  ['open tags', endless('<!-- <a ')],
  ['quotes within quotes', endless('> ')],
  ['marks of emphasis', endless('*a _b ')],
  ['ticks', endless('`` ` ')],
  ['cells', endless('|\\|')],
])('reads endless %s', async (_what, markdown) => {
  const { content } = await readMarkdown(new TextEncoder().encode(`word\n\n${markdown}\n`))
  expect(content.startsWith('word')).toBe(true)
})
