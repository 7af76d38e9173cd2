import { expect, type Locator, type Page } from '@playwright/test'

type Control = 'button' | 'link' | 'tab' | 'heading' | 'dialog' | 'menuitem' | 'progressbar'

/** Something the specification quotes, and as what a screen must show it. */
export type Expectation =
  | {
      readonly kind: 'control'
      readonly role: Control
      readonly name: string
      readonly to?: string
    }
  | { readonly kind: 'field'; readonly name: string }
  | { readonly kind: 'text'; readonly name: string }
  | { readonly kind: 'alert'; readonly name: string }
  | { readonly kind: 'address'; readonly name: string }

const control =
  (role: Control) =>
  (name: string, to?: string): Expectation =>
    to === undefined ? { kind: 'control', role, name } : { kind: 'control', role, name, to }

export const button = control('button')
export const link = control('link')
export const tab = control('tab')
export const heading = control('heading')
export const dialog = control('dialog')
export const menuitem = control('menuitem')
export const progressbar = control('progressbar')
export const field = (name: string): Expectation => ({ kind: 'field', name })
export const text = (name: string): Expectation => ({ kind: 'text', name })
export const alert = (name: string): Expectation => ({ kind: 'alert', name })
/** Path and query of the address bar. */
export const address = (name: string): Expectation => ({ kind: 'address', name })

function locate(page: Page, expected: Exclude<Expectation, { kind: 'address' }>): Locator {
  switch (expected.kind) {
    case 'control':
      return page.getByRole(expected.role, { name: expected.name, exact: true })
    case 'field':
      return page.getByLabel(expected.name, { exact: true })
    case 'alert':
      return page.getByRole('alert').filter({ hasText: expected.name })
    case 'text':
      return page.getByText(expected.name)
  }
}

/** Fails, without ending the test, when the page does not show it. */
export async function expectShown(page: Page, expected: Expectation): Promise<void> {
  if (expected.kind === 'address') {
    const { pathname, search } = new URL(page.url())
    expect.soft(pathname + search, 'address').toBe(expected.name)
    return
  }
  const found = locate(page, expected).filter({ visible: true }).first()
  await expect.soft(found, `${expected.kind} “${expected.name}”`).toBeVisible({ timeout: 240_000 })
  if (expected.kind === 'control' && expected.to !== undefined) {
    await expect.soft(found, `link “${expected.name}”`).toHaveAttribute('href', expected.to)
  }
}
