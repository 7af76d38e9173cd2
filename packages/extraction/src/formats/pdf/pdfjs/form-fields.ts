import type { PDFPageProxy } from 'pdfjs-dist'
import type { TextItem } from 'pdfjs-dist/types/src/display/api'

interface FieldAnnotation {
  readonly subtype?: string
  readonly fieldType?: string
  readonly fieldValue?: unknown
  readonly hidden?: boolean
  readonly rect?: readonly number[]
  readonly contentsObj?: { readonly str?: string }
  readonly password?: boolean
}

const pixelsPerLine = 10

function annotationText(annotation: FieldAnnotation): string {
  if (annotation.hidden === true || annotation.password === true) return ''
  if (annotation.subtype === 'FreeText') return annotation.contentsObj?.str ?? ''
  const isFilled = annotation.fieldType === 'Tx' || annotation.fieldType === 'Ch'
  if (!isFilled) return ''
  const value = annotation.fieldValue
  return Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : ''
}

/** Filled form fields and free-text notes as text at their place on the page. */
export async function fieldItems(page: PDFPageProxy): Promise<TextItem[]> {
  const annotations = (await page.getAnnotations()) as FieldAnnotation[]
  const items: TextItem[] = []
  for (const annotation of annotations) {
    const [left = 0, bottom = 0, right = 0, top = 0] = annotation.rect ?? []
    const lines = annotationText(annotation).split(/\r\n?|\n/)
    const size = Math.min(pixelsPerLine, Math.max(1, (top - bottom) / lines.length))
    for (const [index, str] of lines.entries()) {
      if (str.trim() === '') continue
      const baseline =
        lines.length === 1 ? (bottom + top) / 2 - size * 0.35 : top - size * (index + 1)
      const width = Math.min(right - left, str.length * size * 0.5)
      const transform = [size, 0, 0, size, left, baseline]
      items.push({ str, dir: 'ltr', transform, width, height: size, fontName: '', hasEOL: true })
    }
  }
  return items
}
