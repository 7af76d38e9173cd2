import type { PDFPageProxy } from 'pdfjs-dist'

type OperatorList = Awaited<ReturnType<PDFPageProxy['getOperatorList']>>
type Matrix = readonly [number, number, number, number, number, number]

/** What a page draws besides text. `imageShare` is the area of its images as a share of the page. */
export interface PagePictures {
  readonly imageShare: number
  readonly shapes: number
}

// Operator numbers of pdf.js, fixed by its public OPS table.
const op = {
  save: 10,
  restore: 11,
  transform: 12,
  fills: new Set([22, 23, 24, 25, 26, 27]),
  strokes: new Set([20, 21, 24, 25, 26, 27]),
  fillColor: new Set([57, 59, 61]),
  shadingFill: 62,
  formBegin: 74,
  formEnd: 75,
  images: new Set([83, 84, 85, 86, 87, 88, 89]),
  constructPath: 91,
}

function multiply(a: Matrix, b: Matrix): Matrix {
  return [
    a[0] * b[0] + a[2] * b[1],
    a[1] * b[0] + a[3] * b[1],
    a[0] * b[2] + a[2] * b[3],
    a[1] * b[2] + a[3] * b[3],
    a[0] * b[4] + a[2] * b[5] + a[4],
    a[1] * b[4] + a[3] * b[5] + a[5],
  ]
}

function asMatrix(value: unknown): Matrix | null {
  const numbers =
    Array.isArray(value) || ArrayBuffer.isView(value) ? Array.from(value as ArrayLike<unknown>) : []
  return numbers.length >= 6 && numbers.every((entry) => typeof entry === 'number')
    ? (numbers.slice(0, 6) as unknown as Matrix)
    : null
}

function isWhite(args: unknown): boolean {
  const values = Array.from((args ?? []) as ArrayLike<unknown>)
  return values.every((value) => value === 255 || value === 1 || value === '#ffffff')
}

/** Measures the images and visible shapes of a page from its drawing operations. */
export function measureImages(
  { fnArray, argsArray }: OperatorList,
  pageArea: number,
): PagePictures {
  let matrix: Matrix = [1, 0, 0, 1, 0, 0]
  let isWhiteFill = false
  let imageArea = 0
  let shapes = 0
  const stack: { matrix: Matrix; isWhiteFill: boolean }[] = []
  for (const [index, code] of fnArray.entries()) {
    const args: unknown = argsArray[index]
    const list = (args ?? []) as ArrayLike<unknown>
    if (code === op.save || code === op.formBegin) {
      stack.push({ matrix, isWhiteFill })
      const inner = code === op.formBegin ? asMatrix(list[0]) : null
      if (inner) matrix = multiply(matrix, inner)
    } else if (code === op.restore || code === op.formEnd) {
      const saved = stack.pop()
      if (saved) ({ matrix, isWhiteFill } = saved)
    } else if (code === op.transform) {
      const inner = asMatrix(args)
      if (inner) matrix = multiply(matrix, inner)
    } else if (op.fillColor.has(code)) {
      isWhiteFill = isWhite(args)
    } else if (op.images.has(code)) {
      imageArea += Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2])
    } else if (code === op.shadingFill) {
      shapes += 1
    } else if (code === op.constructPath) {
      const paint = list[0] as number
      if (op.strokes.has(paint) || (op.fills.has(paint) && !isWhiteFill)) shapes += 1
    }
  }
  return { imageShare: pageArea > 0 ? Math.min(1, imageArea / pageArea) : 0, shapes }
}
