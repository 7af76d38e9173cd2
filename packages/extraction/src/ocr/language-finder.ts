import type { GrayImage } from './image/gray-image.ts'
import { guessOcrLanguage, type OcrLanguage } from './ocr-languages.ts'
import { type Recognition, type Recognizer, recognizedText } from './recognition.ts'

/** Recognizes the pages of one document, whose language its first pages tell. */
export interface LanguageFinder {
  /** The language that pages are read in by now. */
  readonly language: OcrLanguage
  recognize(image: GrayImage): Promise<Recognition>
}

const widelyUnderstood: OcrLanguage = 'eng'

/**
 * Recognizes pages in a language, or where none is known in English, until their words tell which one it is. A page that
 * turns out to be in another language is read again: without its accents a word is another one.
 */
export function findLanguage(recognizer: Recognizer, known: OcrLanguage | null): LanguageFinder {
  let found = known
  return {
    get language() {
      return found ?? widelyUnderstood
    },
    async recognize(image) {
      if (found !== null) return recognizer.recognize(image, found)
      const first = await recognizer.recognize(image, widelyUnderstood)
      found ??= guessOcrLanguage(recognizedText(first))
      return found === null || found === widelyUnderstood
        ? first
        : recognizer.recognize(image, found)
    },
  }
}
