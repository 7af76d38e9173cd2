import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const [name = 'quality', ...args] = process.argv.slice(2)
const file = join(import.meta.dirname, name, 'main.ts')
if (!existsSync(file)) {
  console.error(`There is no benchmark "${name}".`)
  process.exit(1)
}
process.exit(spawnSync(process.execPath, [file, ...args], { stdio: 'inherit' }).status ?? 1)
