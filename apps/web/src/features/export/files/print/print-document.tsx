import './print-sheet.css'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { ExportDocument } from '../../document/export-document.ts'
import { DocumentSheet } from './document-sheet.tsx'

let cleanUp: () => void = () => undefined

/** Opens the browser's print dialog with the export alone on the page: saved as PDF there, every script is shaped rightly. */
export function printDocument(document: ExportDocument, fileName: string): void {
  cleanUp()
  const page = window.document
  const before = page.title
  const host = page.createElement('div')
  host.className = 'print-sheet'
  page.body.append(host)
  const root = createRoot(host)
  flushSync(() => root.render(<DocumentSheet document={document} />))
  page.documentElement.dataset.printing = ''
  // The dialog proposes the title of the page as the name of the file.
  page.title = fileName
  cleanUp = () => {
    cleanUp = () => undefined
    window.removeEventListener('afterprint', cleanUp)
    delete page.documentElement.dataset.printing
    page.title = before
    root.unmount()
    host.remove()
  }
  window.addEventListener('afterprint', cleanUp, { once: true })
  window.print()
}
