/**
 * Makes every kind of export file and has independent programs open them: `npm run check:exports`. Needs LibreOffice
 * (Writer, Impress, Calc), `pdftoppm` and Python 3; leaves pictures to look at in a folder that it names.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ExportFormatId } from '@precis/domain'
import { fileKinds } from '../apps/web/src/features/export/files/file-kinds.ts'
import { makeFile, missingFiles } from '../apps/web/src/features/export/files/make-file.ts'
import {
  sampleDocument,
  sampleInput,
  sampleLanguages,
} from '../apps/web/src/features/export/testing/samples.ts'

const folder = join(tmpdir(), 'precis-exports')
const formats: readonly ExportFormatId[] = ['executive-brief', 'action-plan', 'presentation']
const office = ['docx', 'pptx', 'xlsx']
const python = join(import.meta.dirname, 'exports/read-exports.py')

async function writeFiles(): Promise<string[]> {
  const files: string[] = []
  for (const language of sampleLanguages) {
    const input = sampleInput(language)
    const source = { title: input.title, documentId: `sample-${language}`, input }
    for (const formatId of formats) {
      const document = await sampleDocument(language, formatId)
      const missing = missingFiles(document, source)
      for (const { id, extension } of fileKinds) {
        if (id === 'pdf' || missing[id] !== undefined) continue
        const file = join(folder, `${language}-${formatId}.${extension}`)
        const made = await makeFile(id, document, source)
        writeFileSync(file, new Uint8Array(await made.arrayBuffer()))
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
}

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const files = await writeFiles()
draw(files)
const read = spawnSync('python3', [python, ...files], { stdio: 'inherit' })
console.log(
  `${files.length} files; pictures in ${office.map((name) => join(folder, name)).join(', ')}`,
)
process.exit(read.status ?? 1)
