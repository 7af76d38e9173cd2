import { type GrayImage, type Turn, turned } from './image/gray-image.ts'
import { type Recognition, recognizedText } from './recognition.ts'
import type { TesseractEngine } from './tesseract-engine.ts'

const goodConfidence = 55
const bandShare = 0.3
// Some lines of ordinary print: a narrower band of a small image might cut through all it holds.
const leastBandPx = 480
const clearlyBetter = 8
const otherTurns: readonly Turn[] = [90, 270, 180]

/** How much a reading is worth: its certainty times the share of letters in words of ordinary length. */
function worth(recognition: Recognition): number {
  const words = recognizedText(recognition).match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length === 0) return 0
  const characters = words.reduce((sum, word) => sum + word.length, 0)
  const ordinary = words
    .filter((word) => word.length >= 3)
    .reduce((sum, word) => sum + word.length, 0)
  return recognition.confidence * (ordinary / characters)
}

/** Whether most words run down or up the page: the engine reads them, but not in their order. */
function runsSideways({ blocks }: Recognition): boolean {
  const words = blocks.flat(2).flatMap((line) => line.words.filter(({ text }) => text.length >= 4))
  const upended = words.filter(({ width, height }) => height > 1.2 * width).length
  return words.length > 0 && upended * 2 > words.length
}

/**
 * Recognizes an image that may lie on its side or upside down: when it reads badly as it is, a band from its
 * middle is tried in the other three positions, and the whole image again in the best of them.
 */
export async function recognizeUpright(
  image: GrayImage,
  engine: TesseractEngine,
): Promise<Recognition> {
  const asIs = await engine.recognize(image)
  const isSideways = runsSideways(asIs)
  if (asIs.confidence >= goodConfidence && !isSideways) return asIs
  const worthAsIs = isSideways ? 0 : worth(asIs)
  let best: Turn = 0
  let bestWorth = worthAsIs
  for (const turn of otherTurns) {
    const rotated = turned(image, turn)
    const wanted = Math.max(leastBandPx, Math.round(rotated.height * bandShare))
    const height = Math.min(rotated.height, wanted)
    const top = Math.round((rotated.height - height) / 2)
    const band = await engine.recognize(rotated, { top, height })
    const value = runsSideways(band) ? 0 : worth(band)
    if (value > bestWorth + clearlyBetter) [best, bestWorth] = [turn, value]
  }
  if (best === 0) return asIs
  const upright = await engine.recognize(turned(image, best))
  return worth(upright) > worthAsIs ? { ...upright, turn: best } : asIs
}
