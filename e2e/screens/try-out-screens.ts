import { textFile } from '../documents/documents.ts'
import type { Screen, ScreenContext } from './screen.ts'

async function comeTo({ page }: ScreenContext) {
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.locator('#try').scrollIntoViewIfNeeded()
}

export const tryOutScreens: readonly Screen[] = [
  { name: 'try-out', actor: 'visitor', open: comeTo },
  {
    name: 'try-out result',
    actor: 'visitor',
    async open(context) {
      await comeTo(context)
      const tryOut = context.page.locator('#try')
      await tryOut.getByRole('button', { name: 'Use a sample' }).click()
      await tryOut.getByRole('heading', { name: 'Key Points' }).waitFor()
    },
  },
  {
    name: 'try-out cited',
    actor: 'visitor',
    async open(context) {
      await comeTo(context)
      const tryOut = context.page.locator('#try')
      await tryOut.getByRole('button', { name: 'Use a sample' }).click()
      await tryOut
        .getByRole('link', { name: /, show in document$/ })
        .nth(2)
        .click()
      await tryOut.locator('[data-quote=active]').first().waitFor()
    },
  },
  {
    name: 'try-out refused',
    actor: 'visitor',
    async open(context) {
      await comeTo(context)
      const tryOut = context.page.locator('#try')
      await tryOut
        .locator('input[type=file]')
        .setInputFiles(textFile('picture.gif', 'GIF89a', 'image/gif'))
      await tryOut.getByRole('alert').waitFor()
    },
  },
]
