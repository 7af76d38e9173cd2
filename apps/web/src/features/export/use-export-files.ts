import type { ExportFormat } from '@precis/domain'
import { useCallback, useEffect, useRef, useState } from 'react'
import { saveFile } from '../../lib/browser/save-file.ts'
import { type Sharing, shareFile } from '../../lib/browser/share-file.ts'
import type { ExportSource } from './export-source.ts'
import type { FileKind, Missing } from './files/file-kinds.ts'
import { exportFileName } from './model/export-file-name.ts'
import { keepLastExport } from './model/last-export.ts'

export type FileState = 'making' | 'saved' | 'failed'

export interface ExportFiles {
  /** How the last file stands; null before any. */
  readonly last: { readonly kind: FileKind; readonly state: FileState } | null
  readonly missing: Missing
  save(kind: FileKind): void
  /** Hands the file to the share sheet of the device. Made once: a second press opens the sheet at once. */
  share(kind: FileKind): Promise<Sharing>
}

const savedNoticeMs = 2_000

/** Reads a generated text as a document, and tells which files there is nothing for. */
async function prepare(source: ExportSource, format: ExportFormat, text: string) {
  const [{ buildExportDocument }, { makeFile, missingFiles }] = await Promise.all([
    import('./document/build-export-document.ts'),
    import('./files/make-file.ts'),
  ])
  const { title, input, notes } = source
  const document = await buildExportDocument({ text, formatId: format.id, title, input, notes })
  return { document, missing: missingFiles(document, source), makeFile }
}

type Ready = Awaited<ReturnType<typeof prepare>>

async function deliver(
  kind: FileKind,
  { document, makeFile }: Ready,
  source: ExportSource,
  format: ExportFormat,
): Promise<void> {
  const fileName = exportFileName(source.title, format, kind.extension)
  if (kind.id === 'print') {
    const { printDocument } = await import('./files/print/print-document.tsx')
    printDocument(document, fileName)
  } else {
    saveFile(fileName, await makeFile(kind.id, document, source))
  }
}

/** Makes files of a generated text, one at a time. What makes them is loaded once the text is there. */
export function useExportFiles(
  source: ExportSource,
  format: ExportFormat,
  text: string,
): ExportFiles {
  const [last, setLast] = useState<ExportFiles['last']>(null)
  const [missing, setMissing] = useState<Missing>({})
  const prepared = useRef<Promise<Ready>>(undefined)
  const made = useRef<{ readonly of: Ready; readonly file: File }>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    setLast(null)
    setMissing({})
    prepared.current = undefined
    if (text === '') return
    const preparing = prepare(source, format, text)
    prepared.current = preparing
    preparing.then(
      (ready) => {
        if (prepared.current === preparing) setMissing(ready.missing)
      },
      // Tried again, and told, when a file is asked for.
      () => undefined,
    )
  }, [source, format, text])

  const save = useCallback(
    async (kind: FileKind) => {
      clearTimeout(timer.current)
      setLast({ kind, state: 'making' })
      try {
        const ready = await (prepared.current ?? prepare(source, format, text))
        if (ready.missing[kind.id] !== undefined) {
          setLast(null)
          return
        }
        await deliver(kind, ready, source, format)
        keepLastExport({ formatId: format.id, kind: kind.id })
        setLast(kind.id === 'print' ? null : { kind, state: 'saved' })
        timer.current = setTimeout(() => setLast(null), savedNoticeMs)
      } catch {
        prepared.current = undefined
        setLast({ kind, state: 'failed' })
      }
    },
    [source, format, text],
  )
  const share = useCallback(
    async (kind: FileKind): Promise<Sharing> => {
      const name = exportFileName(source.title, format, kind.extension)
      try {
        const ready = await (prepared.current ?? prepare(source, format, text))
        if (kind.id === 'print') return 'refused'
        if (made.current?.of !== ready || made.current.file.name !== name) {
          const file = await ready.makeFile(kind.id, ready.document, source)
          made.current = { of: ready, file: new File([file], name, { type: file.type }) }
        }
        return await shareFile(made.current.file, source.title)
      } catch {
        prepared.current = undefined
        return 'refused'
      }
    },
    [source, format, text],
  )
  return {
    last,
    missing,
    share,
    save(kind) {
      if (last?.state !== 'making') void save(kind)
    },
  }
}
