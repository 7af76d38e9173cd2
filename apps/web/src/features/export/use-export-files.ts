import type { ExportFormat } from '@precis/domain'
import { useCallback, useEffect, useRef, useState } from 'react'
import { saveFile } from '../../lib/browser/save-file.ts'
import type { ExportDocument } from './document/export-document.ts'
import type { ExportSource } from './export-source.ts'
import type { FileKind } from './files/file-kinds.ts'
import { exportFileName } from './model/export-file-name.ts'
import { keepLastExport } from './model/last-export.ts'

export type FileState = 'making' | 'saved' | 'failed'

export interface ExportFiles {
  /** How the last file stands; null before any. */
  readonly last: { readonly kind: FileKind; readonly state: FileState } | null
  save(kind: FileKind): void
}

const savedNoticeMs = 2_000

async function buildDocument(source: ExportSource, format: ExportFormat, text: string) {
  const { buildExportDocument } = await import('./document/build-export-document.ts')
  const { title, input } = source
  return buildExportDocument({ text, formatId: format.id, title, input })
}

/** Makes files of a generated text, one at a time. What makes them is loaded when the first is asked for. */
export function useExportFiles(
  source: ExportSource,
  format: ExportFormat,
  text: string,
): ExportFiles {
  const [last, setLast] = useState<ExportFiles['last']>(null)
  const built = useRef<{ text: string; document: Promise<ExportDocument> }>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const save = useCallback(
    async (kind: FileKind) => {
      clearTimeout(timer.current)
      setLast({ kind, state: 'making' })
      try {
        if (built.current?.text !== text) {
          built.current = { text, document: buildDocument(source, format, text) }
        }
        const { makeFile } = await import('./files/make-file.ts')
        const file = await makeFile(kind.id, await built.current.document)
        saveFile(exportFileName(source.title, format, kind.extension), file)
        keepLastExport({ formatId: format.id, kind: kind.id })
        setLast({ kind, state: 'saved' })
        timer.current = setTimeout(() => setLast(null), savedNoticeMs)
      } catch {
        built.current = undefined
        setLast({ kind, state: 'failed' })
      }
    },
    [source, format, text],
  )
  return {
    last,
    save(kind) {
      if (last?.state !== 'making') void save(kind)
    },
  }
}
