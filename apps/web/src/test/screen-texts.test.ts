import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findScreenTexts } from './screen-texts.ts'

const source = join(import.meta.dirname, '..')

/** Modules that hold texts: of a feature, of the heads of pages, and articles and pages that are one text. */
const textModules =
  /(^|\/)texts\.ts$|^app\/page-heads\.ts$|^features\/(help\/articles|marketing\/static)\//
/** A document to try, a table of headings in ten languages, and what file formats call their parts. */
const notOnScreen =
  /^features\/(try-out\/model\/sample-agreement|export\/files\/(mail|pdf|sheet|slides|word)\/[^/]+)\.ts$/
const tests = /\.test\.tsx?$|(^|\/)testing\//

/** What is shown is an image, what stays is saved; and turns of phrase that are not English. */
const foreign =
  /\bpictures\b|\bis not kept\b|\bcounts? (a payment )?twice\b|\brests? on\b|\b(password|file|parts) of (this|the (file|other|result))\b|\bstands? (at|in|on)\b|often needed|receipt of \$/i

const files = globSync('{app,document-view,features,ui}/**/*.{ts,tsx}', { cwd: source }).filter(
  (file) => ![textModules, notOnScreen, tests].some((kind) => kind.test(file)),
)

describe('texts on the screen', () => {
  it('come from the texts modules', () => {
    const strays = files.flatMap((file) =>
      findScreenTexts(file, readFileSync(join(source, file), 'utf8')).map(
        ({ text }) => `${file}: ${text.trim()}`,
      ),
    )
    expect(strays).toEqual([])
  })

  it('call a thing by one name, in words that nobody translated', () => {
    const modules = globSync('{app,document-view,features,ui}/**/*.ts', { cwd: source }).filter(
      (file) => textModules.test(file) && !tests.test(file),
    )
    const strays = modules.flatMap((file) =>
      readFileSync(join(source, file), 'utf8')
        .split('\n')
        .filter((line) => foreign.test(line.replace(/^export const \w+/, '')))
        .map((line) => `${file}: ${line.trim()}`),
    )
    expect(modules.length).toBeGreaterThan(20)
    expect(strays).toEqual([])
  })

  it.each([
    ['an element', '<p>Hello</p>'],
    ['an attribute', '<input placeholder="Your name" />'],
    ['a choice', "<p>{isOpen ? 'open' : 'closed'}</p>"],
    ['a counted word', "countOf(pages, 'page')"],
    ['a template', 'const title = `The first page`'],
    ['a message', "fail('The file is empty')"],
  ])('are found in %s', (_, code) => {
    expect(findScreenTexts('screen.tsx', code)).not.toEqual([])
  })

  it.each([
    ['classes', '<p className="Big red" id="One" />'],
    ['imports', "import { Page } from './Page one.ts'"],
    ['keys', "if (event.key === 'Enter') close()"],
    ['selectors', "document.querySelector('main button')"],
    ['types', "type Kind = 'Summary' | 'Key Points'"],
    ['errors for developers', "throw new Error('No provider')"],
  ])('are not found in %s', (_, code) => {
    expect(findScreenTexts('screen.tsx', code)).toEqual([])
  })
})
