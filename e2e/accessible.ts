import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

// The guards around an open menu only hand the focus on; axe takes them for hidden controls.

/** Fails, without ending the test, when axe finds anything. */
export async function expectAccessible(
  page: Page,
  name: string,
  without: string[] = [],
): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(rules)
    .disableRules(without)
    .exclude('[data-base-ui-focus-guard]')
    .analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target }) => `${id}: ${target.join(' ')} ${html.slice(0, 160)}`),
  )
  expect.soft(found, `${name}: what axe finds`).toEqual([])
}
