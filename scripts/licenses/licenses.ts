import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license?: string
  readonly dependencies?: Readonly<Record<string, string>>
}

const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** What a workspace is built with and nobody is given. */
const onlyToBuild = new Set(['vite', '@vitejs/plugin-react'])

/** The folder of a package that is required from another, as Node.js finds it. */
function folderOf(name: string, from: string, root: string): string {
  for (let folder = from; folder.length >= root.length; folder = join(folder, '..')) {
    const candidate = join(folder, 'node_modules', name)
    try {
      readFileSync(join(candidate, 'package.json'))
      return candidate
    } catch {}
  }
  throw new Error(`${name} is not installed`)
}

function licenseText(folder: string): string {
  const files = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && /^(?:licen[cs]e|notice|copying)/i.test(entry.name),
  )
  return files.map(({ name }) => readFileSync(join(folder, name), 'utf8').trim()).join('\n\n')
}

/** What a license calls itself in its first line, for packages that name it nowhere else. */
function licenseNamedIn(text: string): string {
  return /^(MIT|ISC) License\n/.exec(text)?.[1] ?? 'license not named'
}

/** Name, version, license and its text of everything that a workspace brings to those who use it, our own packages left out. */
export function thirdPartyLicenses(root: string, workspace: string): string {
  const found = new Map<string, string>()
  const seen = new Set<string>()
  const visit = (folder: string) => {
    if (seen.has(folder)) return
    seen.add(folder)
    const { name, version, license, dependencies = {} } = manifestIn(folder)
    if (!name.startsWith('@precis/')) {
      const text = licenseText(folder)
      const heading = `${name} ${version} (${license ?? licenseNamedIn(text)})`
      found.set(heading, `${heading}\n\n${text}`.trim())
    }
    for (const needed of Object.keys(dependencies)) {
      if (!onlyToBuild.has(needed)) visit(folderOf(needed, folder, root))
    }
  }
  visit(join(root, workspace))
  const rule = `\n\n${'-'.repeat(80)}\n\n`
  const texts = [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text)
  return `Precis is made with these packages.${rule}${texts.join(rule)}\n`
}
