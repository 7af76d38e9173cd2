import { describe, expect, it } from 'vitest'
import { recognitionOf } from '../../test/fake-recognition.ts'
import { enginesFor } from './engines-for.ts'
import type { GrayImage } from './image/gray-image.ts'
import type { Recognition } from './recognition.ts'
import { createRecognizer } from './recognizer.ts'
import type { TesseractEngine } from './tesseract-engine.ts'

const sentence = 'whole words that can be read without trouble'
const page: GrayImage = { width: 2, height: 2, data: Uint8Array.of(10, 20, 30, 40) }
const nowhere = { languagePath: () => '' }

/** An engine that reads images by their first pixel: which corner of the page is at the top left. */
function engineThat(read: (firstPixel: number) => Recognition | Promise<Recognition>) {
  const started: { language: string; isClosed: boolean; images: number }[] = []
  const start = async (language: TesseractEngine['language']): Promise<TesseractEngine> => {
    const record = { language, isClosed: false, images: 0 }
    started.push(record)
    return {
      language,
      recognize: async (image) => {
        record.images += 1
        return read(image.data[0] ?? 0)
      },
      close: () => {
        record.isClosed = true
      },
    }
  }
  return { started, start }
}

describe('createRecognizer', () => {
  it('keeps its engine for the next picture and changes it with the language', async () => {
    const { started, start } = engineThat(() => recognitionOf(sentence))
    const recognizer = createRecognizer(nowhere, { atOnce: 1, start })
    await recognizer.recognize(page, 'eng')
    await recognizer.recognize(page, 'eng')
    await recognizer.recognize(page, 'deu')
    expect(started).toEqual([
      { language: 'eng', isClosed: true, images: 2 },
      { language: 'deu', isClosed: false, images: 1 },
    ])
    recognizer.close()
    expect(started[1]?.isClosed).toBe(true)
  })

  it('works on no more pictures at once than it may', async () => {
    let running = 0
    let most = 0
    const { started, start } = engineThat(async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, 1))
      running -= 1
      return recognitionOf(sentence)
    })
    const recognizer = createRecognizer(nowhere, { atOnce: 2, start })
    await Promise.all(Array.from({ length: 7 }, () => recognizer.recognize(page, 'eng')))
    expect(most).toBe(2)
    expect(started).toHaveLength(2)
  })

  it('replaces an engine that failed, and lets the next picture through', async () => {
    let isBroken = true
    const { started, start } = engineThat(() => {
      if (isBroken) throw new Error('out of memory')
      return recognitionOf(sentence)
    })
    const recognizer = createRecognizer(nowhere, { atOnce: 1, start })
    await expect(recognizer.recognize(page, 'eng')).rejects.toThrow('out of memory')
    isBroken = false
    await expect(recognizer.recognize(page, 'eng')).resolves.toMatchObject({ confidence: 90 })
    expect(started.map(({ isClosed }) => isClosed)).toEqual([true, false])
  })

  it('leaves a page that reads well as it lies', async () => {
    const { started, start } = engineThat(() => recognitionOf(sentence))
    const { turn } = await createRecognizer(nowhere, { atOnce: 1, start }).recognize(page, 'eng')
    expect(turn).toBe(0)
    expect(started[0]?.images).toBe(1)
  })

  it('turns a page that stands on its head, and one that lies on its side', async () => {
    const onItsHead = engineThat((corner) =>
      corner === 40 ? recognitionOf(sentence) : recognitionOf('s p q', { confidence: 25 }),
    )
    const head = createRecognizer(nowhere, { atOnce: 1, start: onItsHead.start })
    expect((await head.recognize(page, 'eng')).turn).toBe(180)

    const onItsSide = engineThat((corner) =>
      recognitionOf(sentence, { isUpended: corner === 10 || corner === 40 }),
    )
    const side = createRecognizer(nowhere, { atOnce: 1, start: onItsSide.start })
    expect((await side.recognize(page, 'eng')).turn).toBe(90)
  })

  it('keeps a poor reading when no position is better', async () => {
    const { start } = engineThat(() => recognitionOf('poor but honest words', { confidence: 40 }))
    const recognizer = createRecognizer(nowhere, { atOnce: 1, start })
    expect(await recognizer.recognize(page, 'eng')).toMatchObject({ turn: 0, confidence: 40 })
  })
})

it('leaves a core to the page, and starts three engines at most', () => {
  expect([1, 2, 4, 16].map(enginesFor)).toEqual([1, 1, 3, 3])
})
