/**
 * Makes every kind of export file and has independent programs open them: `npm run check:exports`. Needs LibreOffice
 * (Writer, Impress, Calc), Poppler and Python 3; leaves pictures to look at in a folder that it names.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { ExportFormatId } from '@precis/domain'
import type { ExportDocument } from '../apps/web/src/features/export/document/export-document.ts'
import { fileKinds } from '../apps/web/src/features/export/files/file-kinds.ts'
import { makeFile, missingFiles } from '../apps/web/src/features/export/files/make-file.ts'
import { textsOf, writable } from '../apps/web/src/features/export/files/pdf/font-characters.ts'
import { writePdfFile } from '../apps/web/src/features/export/files/pdf/pdf-file.ts'
import { readFont } from '../apps/web/src/features/export/testing/read-font.ts'
import {
  sampleDocument,
  sampleInput,
  sampleLanguages,
} from '../apps/web/src/features/export/testing/samples.ts'

const folder = join(tmpdir(), 'precis-exports')
const formats: readonly ExportFormatId[] = ['executive-brief', 'action-plan', 'presentation']
const office = ['docx', 'pptx', 'xlsx']
const python = join(import.meta.dirname, 'exports/read-exports.py')

/** What a PDF file has to say, for programs that read it. */
function wantedOf(document: ExportDocument): { title: string; texts: string[] } {
  return { title: document.title, texts: [...textsOf(document)].map(writable) }
}

async function writeFiles(): Promise<string[]> {
  const files: string[] = []
  for (const language of sampleLanguages) {
    const input = sampleInput(language)
    const source = { title: input.title, documentId: `sample-${language}`, input }
    for (const formatId of formats) {
      const document = await sampleDocument(language, formatId)
      const missing = missingFiles(document, source)
      for (const { id, extension } of fileKinds) {
        if (id === 'print' || missing[id] !== undefined) continue
        const file = join(folder, `${language}-${formatId}.${extension}`)
        const made =
          id === 'pdf'
            ? await writePdfFile(document, readFont)
            : await makeFile(id, document, source)
        writeFileSync(file, new Uint8Array(await made.arrayBuffer()))
        if (id === 'pdf') writeFileSync(`${file}.json`, JSON.stringify(wantedOf(document)))
        files.push(file)
      }
    }
  }
  return files
}

function run(program: string, args: readonly string[]): void {
  const { status, error } = spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  if (error) throw new Error(`${program} is needed: ${error.message}`)
  if (status !== 0) throw new Error(`${program} ended with ${status}`)
}

/** As each program leaves it beside its source: `name.docx` as `name.docx.pdf` and `name.docx-1.png`. */
function draw(files: readonly string[]): void {
  const home = `-env:UserInstallation=file://${join(folder, 'office')}`
  for (const extension of office) {
    const own = files.filter((file) => file.endsWith(`.${extension}`))
    const drawn = join(folder, extension)
    run('soffice', [home, '--headless', '--convert-to', 'pdf', '--outdir', drawn, ...own])
    for (const file of own) {
      const name = file.slice(folder.length + 1, -extension.length - 1)
      run('pdftoppm', ['-r', '60', '-png', join(drawn, `${name}.pdf`), join(drawn, name)])
    }
  }
  mkdirSync(join(folder, 'pdf'))
  for (const file of files.filter((name) => name.endsWith('.pdf'))) {
    run('pdftoppm', ['-r', '60', '-png', file, join(folder, 'pdf', basename(file, '.pdf'))])
  }
}

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const files = await writeFiles()
draw(files)
const read = spawnSync('python3', [python, ...files], { stdio: 'inherit' })
console.log(
  `${files.length} files; pictures in ${[...office, 'pdf'].map((name) => join(folder, name)).join(', ')}`,
)
process.exit(read.status ?? 1)
