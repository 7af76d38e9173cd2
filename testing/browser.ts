import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

export interface Browser {
  readonly executablePath: string
  readonly env: Record<string, string>
}

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function onPath(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((f) => existsSync(f))
}

async function packaged(): Promise<Browser> {
  const manifest = join(import.meta.dirname, '../node_modules/@sparticuz/chromium/package.json')
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'))
  const folder = join(tmpdir(), `precis-chromium-${version}`)
  mkdirSync(folder, { recursive: true })
  process.env['TMPDIR'] = folder
  process.env['AWS_EXECUTION_ENV'] = 'AWS_Lambda_nodejs22.x'
  const { default: archive } = await import('@sparticuz/chromium')
  const executablePath = await archive.executablePath()
  return {
    executablePath,
    env: {
      LD_LIBRARY_PATH: process.env['LD_LIBRARY_PATH'] ?? '',
      FONTCONFIG_FILE: nameFonts(folder),
    },
  }
}

// The package's own list of fonts expects them in /tmp; without any font the browser draws no text at all.
function nameFonts(folder: string): string {
  const file = join(folder, 'fonts.conf')
  const folders = [join(folder, 'fonts'), '/usr/share/fonts', '/usr/local/share/fonts']
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${folders.map((name) => `  <dir>${name}</dir>`).join('\n')}
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`,
  )
  return file
}

/** A Chromium to test with: `CHROME_PATH`, one on the PATH, Playwright's own, or the one in an npm package. */
export async function findBrowser(): Promise<Browser> {
  const named = process.env['CHROME_PATH']
  if (named) return { executablePath: named, env: {} }
  const installed = onPath()
  if (installed) return { executablePath: installed, env: {} }
  const own = chromium.executablePath()
  if (own && existsSync(own)) return { executablePath: own, env: {} }
  return packaged()
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
