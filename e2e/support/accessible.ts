import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

// The guards around an open menu only hand the focus on; axe takes them for hidden controls.

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
  // In the page itself and without a list of what is well, which would take half of the time; no page has foreign frames.
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .exclude('[data-base-ui-focus-guard]')
  const { violations } = await (only === undefined
    ? axe.withTags(rules).disableRules(without)
    : axe.withRules(only)
  ).analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target }) => `${id}: ${target.join(' ')} ${html.slice(0, 160)}`),
  )
  expect.soft(found, `${name}: what axe finds`).toEqual([])
}
