import { endsWithAccent } from '../layout/marks/accents.ts'
import type { Engine } from './engine.ts'
import { texSymbol } from './tex-symbols.ts'

/** Upright text of one page in the order in which it is drawn. */
export interface PageText {
  readonly texts: readonly string[]
  /** Five numbers for each text: where it begins, its baseline, its width, and the width and height of its letters' size. */
  readonly geometry: Float64Array
}

export const numbersPerText = 5

const mostCharacters = 200_000
const freeText = 3
const widget = 20
/** In sizes of the letters. Wider gaps part texts; the layout tells cells and columns by them. */
const widestSpace = 0.6
const narrowestSpace = 0.1
const mostOverlap = 0.2
const sameBaseline = 0.02

/** Scripts read from the right, and those whose lines may run down the page. */
const needsOther =
  /[\u0590-\u08ff\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7ff\uf900-\ufaff\ufb1d-\ufdff\ufe70-\ufefc\uff66-\uff9f]/
/** What fonts give that do not say what they draw. */
const isOdd = (code: number) =>
  code < 0x20 ||
  (code >= 0x7f && code < 0xa0) ||
  (code >= 0xe000 && code <= 0xf8ff) ||
  code === 0xfffd ||
  code >= 0xf0000

/** Where the right side of a box stands among its floats. */
const boxRight = 8
/** Words set with space between their letters, which only the fonts tell from words of one letter. */
const spacedLetters = /(?:^|\s)\p{L}(?:\s\p{L}){3}(?:\s|$)/u
const carriageReturn = 13
const lineFeed = 10
const markedHyphens = new Set([2, 0xfffe])

function hasFields(engine: Engine, page: number): boolean {
  const count = engine.FPDFPage_GetAnnotCount(page)
  for (let index = 0; index < count; index += 1) {
    const annotation = engine.FPDFPage_GetAnnot(page, index)
    if (annotation === 0) continue
    const subtype = engine.FPDFAnnot_GetSubtype(annotation)
    engine.FPDFPage_CloseAnnot(annotation)
    if (subtype === freeText || subtype === widget) return true
  }
  return false
}

const nameBytes = 64

/** Where PDFium writes what it answers: an origin of two doubles, six or four floats, and the name of a font. */
export interface Answers {
  readonly origin: number
  readonly floats: number
  readonly name: number
}

export function allocateAnswers(engine: Engine): Answers {
  return {
    origin: engine.malloc(16),
    floats: engine.malloc(24),
    name: engine.malloc(nameBytes),
  }
}

/** Empty for a font without a name, or with a longer one than any that is asked for. */
function fontName(engine: Engine, object: number, { name }: Answers): string {
  const font = engine.FPDFTextObj_GetFont(object)
  const length = font === 0 ? 0 : engine.FPDFFont_GetBaseFontName(font, name, nameBytes)
  if (length < 1 || length > nameBytes) return ''
  return String.fromCharCode(...new Uint8Array(engine.memory.buffer, name, length - 1))
}

interface Run {
  text: string
  readonly x: number
  readonly y: number
  end: number
  readonly across: number
  readonly size: number
}

/** Gathers the characters of a page to runs on one baseline. Null where a page needs the other engine. */
function gatherRuns(engine: Engine, text: number, answers: Answers): Run[] | null {
  const { origin, floats } = answers
  const count = engine.FPDFText_CountChars(text)
  if (count < 0 || count > mostCharacters) return null
  const runs: Run[] = []
  let run: Run | null = null
  let object = 0
  let [across, size] = [0, 0]
  let [lastX, lastObject] = [Number.NaN, 0]
  let view = new DataView(engine.memory.buffer)
  for (let at = 0; at < count; at += 1) {
    const drawnBy = engine.FPDFText_GetTextObject(text, at)
    const code = engine.FPDFText_GetUnicode(text, at)
    if (drawnBy === 0) {
      // PDFium's own spaces say nothing that the geometry does not say as well.
      if (code === lineFeed || code === carriageReturn) run = null
      continue
    }
    if (view.buffer !== engine.memory.buffer) view = new DataView(engine.memory.buffer)
    if (drawnBy !== object) {
      object = drawnBy
      if (!engine.FPDFText_GetMatrix(text, at, floats)) return null
      const part = (index: number) => view.getFloat32(floats + 4 * index, true)
      const [a, b, c, d] = [part(0), part(1), part(2), part(3)]
      const isUpright = a > 0 && d > 0 && Math.abs(b) < a * 0.01 && Math.abs(c) < d * 0.5
      if (!isUpright) return null
      const fontSize = engine.FPDFText_GetFontSize(text, at)
      across = fontSize * a
      size = fontSize * d
      if (!(size > 0)) return null
    }
    const isHyphen = markedHyphens.has(code)
    let character = isHyphen ? '-' : String.fromCodePoint(code)
    if (!isHyphen && (isOdd(code) || engine.FPDFText_HasUnicodeMapError(text, at) !== 0)) {
      const symbol = texSymbol(fontName(engine, drawnBy, answers), code)
      if (symbol === null) return null
      character = symbol
    }
    engine.FPDFText_GetCharOrigin(text, at, origin, origin + 8)
    engine.FPDFText_GetLooseCharBox(text, at, floats)
    const x = view.getFloat64(origin, true)
    const y = view.getFloat64(origin + 8, true)
    const end = Math.max(x, view.getFloat32(floats + boxRight, true))
    const gap: number = run === null ? 0 : x - run.end
    // The letters of a ligature are at one place, and so are some accents and their letters.
    const isLigature =
      drawnBy === lastObject && x === lastX && run !== null && !endsWithAccent(run.text)
    lastX = x
    lastObject = drawnBy
    const follows =
      run !== null &&
      run.size === size &&
      Math.abs(run.y - y) <= sameBaseline * size &&
      gap <= widestSpace * size &&
      (gap >= -mostOverlap * size || isLigature)
    if (follows && run !== null) {
      const isSpace = gap > narrowestSpace * size
      if (isSpace && !run.text.endsWith(' ') && character !== ' ') run.text += ' '
      run.text += character
      run.end = Math.max(run.end, end)
    } else {
      run = { text: character, x, y, end, across, size }
      runs.push(run)
    }
  }
  return runs
}

/**
 * The text of one page, or null where pdf.js is to read it: fields, notes, turned text, other directions of writing, fonts that
 * do not say what they draw.
 */
export function readPageText(
  engine: Engine,
  document: number,
  index: number,
  answers: Answers,
): PageText | null {
  const page = engine.FPDF_LoadPage(document, index)
  if (page === 0) return null
  const text = hasFields(engine, page) ? 0 : engine.FPDFText_LoadPage(page)
  const runs = text === 0 ? null : gatherRuns(engine, text, answers)
  if (text !== 0) engine.FPDFText_ClosePage(text)
  engine.FPDF_ClosePage(page)
  if (
    runs === null ||
    runs.some((run) => needsOther.test(run.text) || spacedLetters.test(run.text))
  )
    return null
  const geometry = new Float64Array(runs.length * numbersPerText)
  for (const [at, { x, y, end, across, size }] of runs.entries()) {
    geometry.set([x, y, end - x, across, size], at * numbersPerText)
  }
  return { texts: runs.map((run) => run.text), geometry }
}
