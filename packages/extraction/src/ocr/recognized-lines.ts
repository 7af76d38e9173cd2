import type { Recognition, RecognizedLine, RecognizedWord } from './recognition.ts'

const [paragraphLevel, lineLevel, wordLevel] = [3, 4, 5]

/**
 * The engine's table of paragraphs, lines and words as blocks of lines, in pixels of an image that was recognized
 * `scale` times as large. Its other forms say the same and take twice as long to write.
 */
export function linesOf(table: string, scale: number): RecognizedLine[][] {
  const blocks: (RecognizedLine & { words: RecognizedWord[] })[][] = []
  for (const row of table.split('\n')) {
    const [level, , , , , , left, top, width, height, confidence, text = ''] = row.split('\t')
    const box = {
      x: Number(left) / scale,
      y: Number(top) / scale,
      width: Number(width) / scale,
      height: Number(height) / scale,
    }
    if (Number(level) === paragraphLevel) blocks.push([])
    if (Number(level) === lineLevel) blocks.at(-1)?.push({ ...box, words: [] })
    if (Number(level) === wordLevel && text.trim() !== '') {
      blocks
        .at(-1)
        ?.at(-1)
        ?.words.push({ ...box, text, confidence: Number(confidence) })
    }
  }
  return withLines(blocks.map((lines) => lines.filter(({ words }) => words.length > 0)))
}

function withLines(blocks: RecognizedLine[][]): RecognizedLine[][] {
  return blocks.filter((lines) => lines.length > 0)
}

const leastConfidence = 40
const wordlike = /^[("'“‘]?\p{L}{4,}[)"'”’.,;:!?]*$/u

/** One word alone may be doubted for its rare letters: a name, a formula. Badly printed words still look like words. */
function isText({ words }: RecognizedLine): boolean {
  const known = words.flatMap(({ confidence }) => confidence ?? [])
  const sum = known.reduce((total, confidence) => total + confidence, 0)
  if (known.length < 2 || sum / known.length >= leastConfidence) return true
  return words.filter(({ text }) => wordlike.test(text)).length >= words.length / 2
}

/** Without the lines that the engine itself doubts: rules, drawings and smudges taken for words. */
export function withoutSmudges(recognition: Recognition): Recognition {
  return {
    ...recognition,
    blocks: withLines(recognition.blocks.map((lines) => lines.filter(isText))),
  }
}
