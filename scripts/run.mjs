// Entry of every npm script: sets up, then runs its file on a recent Node.js.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root, setUp } from './setup.mjs'

/** Commands of the server itself, which are set by `.env`. */
const operatorCommands = ['admin', 'backup', 'restore', 'credits-audit']
/** Every other command also needs tests and tools. */
const commandsToRun = ['start', 'build-netlify', ...operatorCommands]
const [command, ...args] = process.argv.slice(2)
const file = [
  `scripts/${command}.ts`,
  `apps/server/src/${command}.ts`,
  `${command}/main.ts`,
  `e2e/${command}/main.ts`,
].find((path) => existsSync(join(root, path)))

let node
try {
  node = setUp({ onlyToRun: commandsToRun.includes(command) })
} catch (error) {
  console.error(`Set-up failed: ${error.message}`)
  process.exit(1)
}

const envFile = join(root, '.env')
const readsEnvFile = operatorCommands.includes(command) && existsSync(envFile)
const options = readsEnvFile ? [`--env-file=${envFile}`] : []
const child = spawn(node, [...options, join(root, file), ...args], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: {
    ...process.env,
    PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`,
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --disable-warning=ExperimentalWarning`.trim(),
  },
})

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))

// npm killed outright cannot pass the signal on: do not leave the server behind on its port.
const npm = process.env.npm_lifecycle_event ? findNpm() : null
if (npm !== null) {
  const watch = setInterval(() => {
    try {
      process.kill(npm, 0)
    } catch {
      clearInterval(watch)
      child.kill('SIGTERM')
    }
  }, 250)
  watch.unref()
}

child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))

// A shell may be between npm and this process.
function findNpm() {
  let pid = process.ppid
  for (let step = 0; step < 3 && pid > 1; step += 1) {
    const { stdout } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], {
      encoding: 'utf8',
    })
    const [, parent, args] = /^\s*(\d+)\s+(.*)/.exec(stdout ?? '') ?? []
    if (args === undefined) return null
    if (/(^|\/)npm(-cli\.js)?\b/.test(args)) return pid
    pid = Number(parent)
  }
  return null
}
