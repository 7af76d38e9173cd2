import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A native program that turns a document into text. */
export interface NativeTool {
  readonly name: string
  readonly run: (path: string) => string | null
}

const timeoutMs = 60_000

function output(program: string, args: readonly string[]): string | null {
  const { status, stdout } = spawnSync(program, args, {
    encoding: 'utf8',
    timeout: timeoutMs,
    maxBuffer: 512 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return status === 0 ? stdout : null
}

function libreOffice(path: string): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'precis-office-'))
  try {
    const args = ['--headless', '--convert-to', 'txt:Text (encoded):UTF8', '--outdir', folder, path]
    const profile = `-env:UserInstallation=file://${join(tmpdir(), 'precis-office-profile')}`
    output('soffice', [profile, ...args])
    const [name] = readdirSync(folder)
    return name === undefined ? null : readFileSync(join(folder, name), 'utf8')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function unrtf(path: string): string | null {
  const text = output('unrtf', ['--text', '--quiet', path])
  return text === null ? null : text.replace(/^(?:###.*\n)*-*\n?/, '')
}

const office: NativeTool = { name: 'soffice', run: libreOffice }

/** The programs that each kind is compared with, by extension; the first is the peer in speed. */
export const nativeTools: Readonly<Record<string, readonly NativeTool[]>> = {
  pdf: [
    { name: 'pdftotext', run: (path) => output('pdftotext', ['-enc', 'UTF-8', path, '-']) },
    { name: 'mutool', run: (path) => output('mutool', ['draw', '-q', '-F', 'txt', path]) },
  ],
  docx: [
    { name: 'docx2txt', run: (path) => output('docx2txt', [path, '-']) },
    { name: 'pandoc', run: (path) => output('pandoc', ['-t', 'plain', '--wrap=none', path]) },
    office,
  ],
  doc: [
    { name: 'antiword', run: (path) => output('antiword', ['-w', '0', '-m', 'UTF-8.txt', path]) },
    { name: 'catdoc', run: (path) => output('catdoc', ['-w', '-d', 'utf-8', path]) },
    office,
  ],
  rtf: [{ name: 'unrtf', run: unrtf }, office],
}

/** Whether the program is there. */
export function isInstalled(name: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${name}`], { stdio: 'ignore' }).status === 0
}
