import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A native program that turns a document into text. */
export interface NativeTool {
  readonly name: string
  /** The command, where the name tells a way of using it. */
  readonly program?: string
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

function libreOffice(path: string, format: string): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'precis-office-'))
  try {
    const args = ['--headless', '--convert-to', format, '--outdir', folder, path]
    const profile = `-env:UserInstallation=file://${join(tmpdir(), 'precis-office-profile')}`
    output('soffice', [profile, ...args])
    const name = readdirSync(folder).find((entry) => /\.(?:txt|html)$/.test(entry))
    return name === undefined ? null : readFileSync(join(folder, name), 'utf8')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: ' ' }

/** What a web page written by LibreOffice says, the comments of the document included. */
function textOfHtml(html: string): string {
  return html
    .replace(/<(head|style|script)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<!DOCTYPE[^>]*>/i, ' ')
    .replace(/<!--|-->/g, ' ')
    .replace(/<(?:br|\/?(?:p|div|td|th|tr|li|ol|ul|dd|dt|dl|h\d|table))\b[^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
}

/** What unrtf prints without the properties of the file that it puts before the text, and its warnings. */
function unrtf(path: string): string | null {
  const text = output('unrtf', ['--text', '--quiet', path])
  if (text === null) return null
  const lines = text.split('\n')
  const rule = lines.findIndex((line) => /^-{10,}$/.test(line))
  return lines
    .slice(rule + 1)
    .filter((line) => !line.startsWith('### '))
    .join('\n')
}

const office: NativeTool = {
  name: 'soffice',
  run: (path) => libreOffice(path, 'txt:Text (encoded):UTF8'),
}

/** Unlike plain text, a web page has the headers, notes and comments. */
const officeHtml: NativeTool = {
  name: 'soffice html',
  program: 'soffice',
  run: (path) => {
    const html = libreOffice(path, 'html:HTML (StarWriter):UTF8')
    return html === null ? null : textOfHtml(html)
  },
}

const pandoc: NativeTool = {
  name: 'pandoc',
  run: (path) => output('pandoc', ['-t', 'plain', '--wrap=none', path]),
}
const pdftotext = (path: string, ...options: readonly string[]) =>
  output('pdftotext', ['-enc', 'UTF-8', ...options, path, '-'])

/**
 * The three orders in which pdftotext gives a page: its own, as drawn, and as it stands on the page. Its own is wrong for lines that run
 * down the page, as drawn for what was added later, and as it stands for columns.
 */
export const pdfOrders: readonly NativeTool[] = [
  { name: 'pdftotext', run: (path) => pdftotext(path) },
  { name: '-raw', run: (path) => pdftotext(path, '-raw') },
  { name: '-layout', run: (path) => pdftotext(path, '-layout') },
]

/** The programs that each kind is compared with, by extension; the first is the peer in speed. */
export const nativeTools: Readonly<Record<string, readonly NativeTool[]>> = {
  pdf: [
    { name: 'pdftotext', run: pdftotext },
    { name: 'mutool', run: (path) => output('mutool', ['draw', '-q', '-F', 'txt', path]) },
  ],
  docx: [
    { name: 'docx2txt', run: (path) => output('docx2txt', [path, '-']) },
    pandoc,
    office,
    officeHtml,
  ],
  doc: [
    { name: 'antiword', run: (path) => output('antiword', ['-w', '0', '-m', 'UTF-8.txt', path]) },
    { name: 'catdoc', run: (path) => output('catdoc', ['-w', '-d', 'utf-8', path]) },
    office,
    officeHtml,
  ],
  rtf: [{ name: 'unrtf', run: unrtf }, pandoc, office, officeHtml],
}

/** Whether the program is there. */
export function isInstalled({ name, program = name }: Omit<NativeTool, 'run'>): boolean {
  return spawnSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' }).status === 0
}
