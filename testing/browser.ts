import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

export interface Browser {
  readonly executablePath: string
  readonly env: Record<string, string>
}

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const packageFile = join(import.meta.dirname, '../node_modules/@sparticuz/chromium/package.json')

function onPath(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((f) => existsSync(f))
}

/** Unpacks the npm package's browser once for every process: beside its place first, so that nobody starts half of it. */
async function unpack(folder: string): Promise<void> {
  const draft = mkdtempSync(`${folder}-`)
  const { TMPDIR: temporary, AWS_EXECUTION_ENV: host } = process.env
  Object.assign(process.env, { TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' })
  try {
    const { default: archive } = await import('@sparticuz/chromium')
    await archive.executablePath()
  } finally {
    restoreVariable('TMPDIR', temporary)
    restoreVariable('AWS_EXECUTION_ENV', host)
  }
  nameFonts(draft, folder)
  try {
    renameSync(draft, folder)
  } catch (error) {
    rmSync(draft, { recursive: true })
    if (!existsSync(folder)) throw error
  }
}

function restoreVariable(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name]
  else process.env[name] = value
}

async function packaged(): Promise<Browser> {
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8'))
  const folder = join(tmpdir(), `precis-chromium-${version}`)
  if (!existsSync(folder)) await unpack(folder)
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  }
}

// The package's own list of fonts expects them in /tmp; without any font the browser draws no text at all.
function nameFonts(draft: string, folder: string): void {
  const folders = [join(folder, 'fonts'), '/usr/share/fonts', '/usr/local/share/fonts']
  writeFileSync(
    join(draft, 'fonts.conf'),
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${folders.map((name) => `  <dir>${name}</dir>`).join('\n')}
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`,
  )
}

/** A whole Chromium: `CHROME_PATH`, one on the PATH, Playwright's own, or the shell in an npm package. */
export async function findBrowser(): Promise<Browser> {
  const named = process.env['CHROME_PATH']
  if (named) return { executablePath: named, env: {} }
  const installed = onPath()
  if (installed) return { executablePath: installed, env: {} }
  const own = chromium.executablePath()
  if (own && existsSync(own)) return { executablePath: own, env: {} }
  return packaged()
}

/**
 * The browser of the tests: `CHROME_PATH`, or the shell in the npm package, which has one version everywhere and takes a
 * sixth less processor time than a whole Chromium. Where the package does not run, or is not there, any other.
 */
export function findTestBrowser(): Promise<Browser> {
  const isPackaged =
    `${process.platform} ${process.arch}` === 'linux x64' && existsSync(packageFile)
  return isPackaged && !process.env['CHROME_PATH'] ? packaged() : findBrowser()
}

export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const
