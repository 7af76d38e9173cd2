// Entry of every npm script: sets up, then runs scripts/<command>.ts on a recent Node.js.
import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { root, setUp } from './setup.mjs'

const [command, ...args] = process.argv.slice(2)
const parent = process.ppid

let node
try {
  node = setUp()
} catch (error) {
  console.error(`Set-up failed: ${error.message}`)
  process.exit(1)
}

const child = spawn(node, [join(root, 'scripts', `${command}.ts`), ...args], {
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
if (process.env.npm_lifecycle_event) {
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM')
  }, 250).unref()
}

child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
