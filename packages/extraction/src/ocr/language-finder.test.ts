import { describe, expect, it } from 'vitest'
import type { GrayImage } from './image/gray-image.ts'
import { findLanguage } from './language-finder.ts'
import type { OcrLanguage } from './ocr-languages.ts'
import type { Recognition, Recognizer } from './recognition.ts'

const image: GrayImage = { data: new Uint8Array(1), width: 1, height: 1 }
const box = { x: 0, y: 0, width: 1, height: 1 }
const french = 'le loyer est payé par le locataire dans les dix jours et pour la durée du bail'

/** Answers with the texts of the pages in turn, and notes the languages it was asked in. */
function recognizerOf(...texts: string[]) {
  const asked: OcrLanguage[] = []
  const recognizer: Recognizer = {
    atOnce: 1,
    recognize: async (_, language): Promise<Recognition> => {
      asked.push(language)
      const words = (texts.shift() ?? '').split(' ').map((text) => ({ ...box, text }))
      return { blocks: [[{ ...box, words }]], confidence: 80, turn: 0, width: 1, height: 1 }
    },
    close: () => undefined,
  }
  return { recognizer, asked }
}

describe('finding the language of scans', () => {
  it('reads a page again in the language that its words tell, the next ones at once', async () => {
    const { recognizer, asked } = recognizerOf(french.replaceAll('é', 'e'), french, french)
    const finder = findLanguage(recognizer, null)
    const { blocks } = await finder.recognize(image)
    await finder.recognize(image)
    expect(blocks[0]?.[0]?.words.at(3)?.text).toBe('payé')
    expect(asked).toEqual(['eng', 'fra', 'fra'])
    expect(finder.language).toBe('fra')
  })

  it('goes on looking while pages say too little', async () => {
    const { recognizer, asked } = recognizerOf('BAIL', french, french)
    const finder = findLanguage(recognizer, null)
    await finder.recognize(image)
    expect(finder.language).toBe('eng')
    await finder.recognize(image)
    expect(asked).toEqual(['eng', 'eng', 'fra'])
  })

  it('keeps to the language that was chosen', async () => {
    const { recognizer, asked } = recognizerOf(french)
    await findLanguage(recognizer, 'deu').recognize(image)
    expect(asked).toEqual(['deu'])
  })
})
