import type { GrayImage, Turn } from './image/gray-image.ts'
import type { OcrLanguage } from './ocr-languages.ts'

/** A box in pixels of the image as it was recognized, from its top left corner. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface RecognizedWord extends Box {
  readonly text: string
  /** 0 to 100. */
  readonly confidence?: number
}

export interface RecognizedLine extends Box {
  readonly words: readonly RecognizedWord[]
}

/** What was recognized on one image. */
export interface Recognition {
  /** Blocks of lines in reading order. */
  readonly blocks: readonly (readonly RecognizedLine[])[]
  /** Mean over the words, 0 to 100. */
  readonly confidence: number
  /** How the image had to be turned to be read. */
  readonly turn: Turn
  /** Size of the image after turning. */
  readonly width: number
  readonly height: number
}

/** Recognizes text on images of pages. */
export interface Recognizer {
  /** How many images can be worked on at the same time. */
  readonly atOnce: number
  /** Rejects when the engine fails or stops answering. */
  recognize(image: GrayImage, language: OcrLanguage): Promise<Recognition>
  close(): void
}

/** The text of a recognition, lines and blocks parted. */
export function recognizedText({ blocks }: Recognition): string {
  return blocks
    .map((lines) => lines.map(({ words }) => words.map(({ text }) => text).join(' ')).join('\n'))
    .join('\n\n')
}
