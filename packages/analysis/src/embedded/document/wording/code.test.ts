import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'
import { loadLanguage } from '../../languages/load-language.ts'
import { codeBlocks, isCaption, isCode } from './code.ts'

const english = await loadLanguage('en')

it.each([
  'R> plot(boats, ylab = "")',
  'schema: {',
  '});',
  "name: { type: 'string' }",
  '// add a boat',
  'x <- lm(y, data = boats)',
  't,v = p.capture(1,300,50)',
  'exit(1);',
  '[![Passing](https://orrin.example/badge)](https://orrin.example)',
])('code: %s', (text) => {
  expect(isCode(text)).toBe(true)
})

it.each([
  'The cost of the boat (up to £40);',
  'Symbols: [box] keep dry',
  'You should use `boat.sail({ fast: true })` instead of the old call.',
  'The balance = what is left to pay.',
  'Activity: [ ] rowing [ ] sailing',
  'From 4 May the jetty is closed (see page 3).',
])('no code: %s', (text) => {
  expect(isCode(text)).toBe(false)
})

it('finds blocks between fences, to the end where one is open', () => {
  const text = 'A\n```js\nboat\n```\nB\n```\nrest'
  expect(codeBlocks(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    '```js\nboat\n```',
    '```\nrest',
  ])
})

it('tells a caption from a sentence about a picture', () => {
  expect(isCaption('Figure 4.2 Depth of the harbor by month.', english)).toBe(true)
  expect(isCaption('Figure 4.2 shows the harbor.', english)).toBe(false)
})

it('shows neither code nor the marks of Markdown, and cites exactly', async () => {
  const content = `# Boat Migration Guide

This guide helps with moving boats from version 4 to version 5.

**Warning:** You *must* remove all old ropes before 4 May 2025, see the [list](https://orrin.example/list).

\`\`\`js
// you must pay $500 within 3 days
const boat = require('boat')({ rope: true })
\`\`\`

- **Delay:** 90 days
`
  const told = await createEmbeddedEngine().summarize({ content, mode: 'general' })
  const all = [told.summary, ...told.keyPoints, ...told.criticalDetails, ...told.recommendations]
  const shown = [...all, ...told.risks, ...told.conclusions].join('\n')
  expect(shown).toContain('must remove all old ropes before 4 May 2025, see the list.')
  expect(shown).not.toMatch(/\*|require|\$500|\]\(/u)
  for (const { start, end, quote } of told.citations) expect(content.slice(start, end)).toBe(quote)
})
