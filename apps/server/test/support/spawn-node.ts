import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { firstStartFolder } from '../data/support/started-directory.ts'

// What a short process pays most for: PGlite's code is compiled when called, and never optimized.
const shortLived = ['--wasm-lazy-compilation', '--liftoff-only']

/**
 * Runs a file of the server on Node.js, as a process of its own with no other environment than this one. Within a run
 * of vitest it starts as cheaply as it can, elsewhere as the product does.
 */
export function spawnNode(args: readonly string[], environment: Record<string, string>) {
  const folder = process.env[firstStartFolder]
  const cache = folder === undefined ? {} : { NODE_COMPILE_CACHE: join(folder, 'compiled') }
  const flags = folder === undefined ? [] : shortLived
  return spawn(process.execPath, [...flags, ...args], {
    env: { PATH: process.env['PATH'] ?? '', ...cache, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
