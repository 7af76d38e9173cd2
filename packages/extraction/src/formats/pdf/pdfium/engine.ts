import { init } from '@embedpdf/pdfium'

/** The functions of PDFium that reading needs, as its WebAssembly exports them. Pointers and handles are numbers. */
export interface Engine {
  readonly memory: WebAssembly.Memory
  malloc(bytes: number): number
  free(at: number): void
  PDFiumExt_Init(): void
  FPDF_LoadMemDocument(data: number, bytes: number, password: number): number
  FPDF_CloseDocument(document: number): void
  FPDF_GetPageCount(document: number): number
  FPDF_LoadPage(document: number, index: number): number
  FPDF_ClosePage(page: number): void
  FPDFPage_GetAnnotCount(page: number): number
  FPDFPage_GetAnnot(page: number, index: number): number
  FPDFPage_CloseAnnot(annotation: number): void
  FPDFAnnot_GetSubtype(annotation: number): number
  FPDFText_LoadPage(page: number): number
  FPDFText_ClosePage(text: number): void
  FPDFText_CountChars(text: number): number
  FPDFText_GetUnicode(text: number, at: number): number
  FPDFText_HasUnicodeMapError(text: number, at: number): number
  FPDFText_GetTextObject(text: number, at: number): number
  FPDFText_GetFontSize(text: number, at: number): number
  FPDFText_GetMatrix(text: number, at: number, matrix: number): number
  FPDFText_GetCharOrigin(text: number, at: number, x: number, y: number): number
  FPDFText_GetLooseCharBox(text: number, at: number, box: number): number
  FPDFTextObj_GetFont(object: number): number
  FPDFFont_GetBaseFontName(font: number, name: number, bytes: number): number
}

/** What the engine may take, the file included. */
const mostEngineBytes = 256 * 1024 * 1024

/** The imports of the engine, of which one asks for more memory. */
function withMemoryBound(imports: WebAssembly.Imports, mostBytes: number): WebAssembly.Imports {
  const { emscripten_resize_heap: resize, ...others } = imports.env ?? {}
  if (typeof resize !== 'function') throw new Error('the memory of PDFium cannot be bound')
  const bound = (bytes: number) => (bytes >>> 0 > mostBytes ? 0 : resize(bytes))
  return { ...imports, env: { ...others, emscripten_resize_heap: bound } }
}

/** Starts PDFium. Its memory never grows over `mostBytes`: what needs more ends with an exception. */
export async function startEngine(
  compiled: WebAssembly.Module,
  mostBytes = mostEngineBytes,
): Promise<Engine> {
  let exports: WebAssembly.Exports = {}
  const quiet = () => undefined
  await init({
    print: quiet,
    printErr: quiet,
    instantiateWasm(
      imports: WebAssembly.Imports,
      onReady: (instance: WebAssembly.Instance, compiled: WebAssembly.Module) => void,
    ) {
      const instance = new WebAssembly.Instance(compiled, withMemoryBound(imports, mostBytes))
      exports = instance.exports
      onReady(instance, compiled)
      return exports
    },
  })
  const engine = exports as unknown as Engine
  engine.PDFiumExt_Init()
  return engine
}
