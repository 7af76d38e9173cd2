import type { Recognition } from '../ocr/recognition.ts'
import type { WordBox } from './page-image.ts'

const shareDigits = 10_000

function share(pixels: number, of: number): number {
  return Math.round((pixels / of) * shareDigits) / shareDigits
}

/** The recognized words and where they are on the upright page. */
export function wordBoxesOf({ blocks, width, height }: Recognition): WordBox[] {
  return blocks.flat().flatMap(({ words }) =>
    words.map((word) => ({
      text: word.text,
      left: share(word.x, width),
      top: share(word.y, height),
      width: share(word.width, width),
      height: share(word.height, height),
      ...(word.confidence === undefined ? {} : { confidence: Math.round(word.confidence) }),
    })),
  )
}
