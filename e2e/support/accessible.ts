import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

type Axe = typeof axe

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

// The guards around an open menu only hand the focus on; axe takes them for hidden controls.
const excluded = '[data-base-ui-focus-guard]'

interface Options {
  readonly without?: string[]
  /** Alone, where nothing but the colors is new. */
  readonly only?: string
}

/** Fails, without ending the test, when axe finds anything. */
export async function expectAccessible(
  page: Page,
  name: string,
  { without = [], only }: Options = {},
): Promise<void> {
  // A page takes as long to load axe as to be judged by it, so it keeps what was loaded.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const options = {
    // Without the list of passed checks, which would take half of the time.
    resultTypes: ['violations' as const],
    runOnly:
      only === undefined
        ? { type: 'tag' as const, values: rules }
        : { type: 'rule' as const, values: [only] },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  }
  const found = await page.evaluate(
    async ({ excluded, options }) => {
      const { axe } = window as unknown as { axe: Axe }
      const { violations } = await axe.run({ exclude: excluded }, options)
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, target }) => `${id}: ${target.join(' ')} ${html.slice(0, 160)}`),
      )
    },
    { excluded, options },
  )
  expect.soft(found, `${name}: what axe finds`).toEqual([])
}
