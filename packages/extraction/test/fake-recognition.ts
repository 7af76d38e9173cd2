import type { Recognition } from '../src/ocr/recognition.ts'

/** A recognition of one line of words, each `wide` or standing upright. */
export function recognitionOf(
  text: string,
  { confidence = 90, isUpended = false } = {},
): Recognition {
  const words = text
    .split(' ')
    .filter((word) => word !== '')
    .map((word, index) => ({
      text: word,
      x: index * 60,
      y: 10,
      width: isUpended ? 12 : 50,
      height: isUpended ? 50 : 12,
    }))
  const line = { words, x: 0, y: 10, width: words.length * 60, height: 12 }
  return {
    blocks: words.length === 0 ? [] : [[line]],
    confidence,
    turn: 0,
    width: 600,
    height: 800,
  }
}
