import { expect, it } from 'vitest'
import { fileOf } from '../../../../test/files.ts'
import { pagesWithoutObjects } from '../../../../test/hostile-pdfs.ts'
import { openNodePdf } from '../../../../test/open-node-pdf.ts'
import { readPdf } from '../read-pdf.ts'
import { quietRejections } from './quiet-rejections.ts'

/** What is left unheard while some work is done. */
async function unheard(work: () => Promise<unknown>): Promise<unknown[]> {
  const others = process.listeners('unhandledRejection')
  const reasons: unknown[] = []
  process.removeAllListeners('unhandledRejection')
  process.on('unhandledRejection', (reason) => reasons.push(reason))
  try {
    await work()
    await new Promise(setImmediate)
    return reasons
  } finally {
    process.removeAllListeners('unhandledRejection')
    for (const other of others) process.on('unhandledRejection', other)
  }
}

function isQuiet(reason: unknown): boolean {
  const thread = new EventTarget()
  quietRejections(thread)
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason })
  return !thread.dispatchEvent(event)
}

const sentence = 'A sentence that is long enough to count as the text of a page.'

it('keeps quiet what pdf.js leaves unheard of a damaged page that nobody asked for', async () => {
  const file = fileOf('a.pdf', pagesWithoutObjects(sentence))
  const reasons = await unheard(async () => {
    const { content } = await readPdf(file, { openPdf: openNodePdf })
    expect(content).toContain(sentence)
  })
  expect(reasons.length).toBeGreaterThan(0)
  expect(reasons.filter((reason) => !isQuiet(reason))).toEqual([])
})

it.each([new TypeError('a fault of our own'), 'a word', undefined])(
  'lets %s be heard',
  (reason) => {
    expect(isQuiet(reason)).toBe(false)
  },
)
