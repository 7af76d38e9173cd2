/**
 * Draws `docs/structure.md` anew: which folder imports which, as dependency-cruiser finds it. An arrow that others imply is left out.
 * Fails on a circle, so every arrow points downward.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nodeOf } from './graph/node-of.ts'
import { drawStructure, findCircle, withoutImplied } from './graph/structure.ts'

interface Cruise {
  modules: { source: string; dependencies: { resolved: string }[] }[]
}

const root = join(import.meta.dirname, '..')
const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
const untested = '(^|/)(test|testing|gallery)/|[.]test[.]tsx?$|[.]css$'
const args = [program, '--output-type', 'json', '--exclude', untested, 'apps', 'packages']
const found = execFileSync(process.execPath, args, { cwd: root, maxBuffer: 2 ** 28 })
const { modules }: Cruise = JSON.parse(found.toString())

const structure = new Map<string, Set<string>>()
for (const { source, dependencies } of modules) {
  const from = nodeOf(source)
  if (from === null) continue
  const next = structure.get(from) ?? new Set()
  structure.set(from, next)
  for (const { resolved } of dependencies) {
    const to = nodeOf(resolved)
    if (to !== null && to !== from) next.add(to)
  }
}
const circle = findCircle(structure)
if (circle) {
  console.error(`A circle: ${circle.join(' → ')}`)
  process.exit(1)
}
writeFileSync(
  join(root, 'docs/structure.md'),
  `# Structure

Drawn by \`npm run graph\` from the imports, those of types included. An arrow that others imply is left out.

\`\`\`mermaid
${drawStructure(withoutImplied(structure))}
\`\`\`
`,
)
console.log('docs/structure.md is drawn anew')
