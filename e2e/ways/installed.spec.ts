import type { Page } from '@playwright/test'
import { onEachDevice } from '../support/devices.ts'
import { untilOfflineReady } from '../support/offline-ready.ts'
import { expect, test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow', expectedNoise: ['was preloaded using link preload'] })

const waiting = (page: Page) => page.getByRole('region', { name: 'Your waiting document' })
const lease = 'Quillfeather rents the mill for $3,400 a month.'

/** Does what the system does when another application shares a file with the installed one. */
async function share(page: Page): Promise<void> {
  await page.evaluate((text) => {
    const chosen = new DataTransfer()
    chosen.items.add(new File([text], 'lease.pdf', { type: 'application/pdf' }))
    const form = document.createElement('form')
    form.method = 'post'
    form.action = '/share-target'
    form.enctype = 'multipart/form-data'
    const field = document.createElement('input')
    field.type = 'file'
    field.name = 'document'
    field.files = chosen.files
    form.append(field)
    document.body.append(form)
    form.submit()
  }, lease)
}

onEachDevice(() => {
  test('a file that another application shares waits on the upload screen, and the server never sees it', async ({
    page,
    reader,
  }) => {
    const sent: string[] = []
    page.context().on('request', (request) => {
      // What a worker answers is listed as well; only what it passes on itself reaches the server.
      if (request.serviceWorker() !== null) sent.push(request.postData() ?? '')
    })
    await untilOfflineReady(page)
    await share(page)
    await expect(waiting(page)).toContainText('lease.pdf')
    await expect(waiting(page).getByRole('button', { name: 'Summarize' })).toBeEnabled()
    expect(sent.join('')).not.toContain('Quillfeather')
    expect(reader.email).toContain('@')
  })

  test('a file that the system opens with Precis waits on the upload screen', async ({
    page,
    reader,
  }) => {
    await page.addInitScript((text) => {
      const file = new File([text], 'opened.pdf', { type: 'application/pdf' })
      const launched = { files: [{ getFile: async () => file }] }
      const value = { setConsumer: (consume: (launch: object) => void) => consume(launched) }
      Object.defineProperty(window, 'launchQueue', { value })
    }, lease)
    await page.goto('/analyze')
    await expect(waiting(page)).toContainText('opened.pdf')
    await waiting(page).getByRole('button', { name: 'Remove' }).click()
    await expect(waiting(page)).toHaveCount(0)
    expect(reader.email).toContain('@')
  })
})

test('the manifest names what it needs to be installed, and each picture has the size it says', async ({
  page,
}) => {
  await page.goto('/help')
  const pictures = await page.evaluate(async () => {
    const manifest = await (await fetch('/manifest.webmanifest')).json()
    const listed: { src: string; sizes: string; type: string }[] = [
      ...manifest.icons,
      ...manifest.screenshots,
    ]
    const sizes = listed
      .filter(({ type }) => type === 'image/png')
      .map(async ({ src, sizes }) => {
        const image = await createImageBitmap(await (await fetch(src)).blob())
        return { src, sizes, drawn: `${image.width}x${image.height}` }
      })
    return Promise.all(sizes)
  })
  expect(pictures.length).toBeGreaterThan(4)
  for (const { src, sizes, drawn } of pictures) expect(drawn, src).toBe(sizes)
})
