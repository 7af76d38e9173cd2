import { AsyncLocalStorage } from 'node:async_hooks'
import type { DataLog } from '../database-options.ts'

const hushed = new AsyncLocalStorage<DataLog>()
const methods = ['debug', 'error', 'info', 'log', 'warn'] as const
let isInstalled = false
const output = globalThis.console

/** Runs code of the embedded server, which prints SQL errors with their values: only their code reaches the log. */
export function withQuietConsole<T>(log: DataLog, run: () => T): T {
  if (!isInstalled) install()
  return hushed.run(log, run)
}

function install(): void {
  isInstalled = true
  for (const method of methods) {
    const original = output[method]
    output[method] = (...parts: unknown[]) => {
      const log = hushed.getStore()
      if (log === undefined) original.apply(output, parts)
      else if (method === 'error') log.warn({ code: errorCode(parts) }, 'embedded database error')
    }
  }
}

function errorCode(parts: readonly unknown[]): string {
  for (const part of parts) {
    if (typeof part === 'object' && part !== null && 'code' in part) return String(part.code)
  }
  const error = parts.find((part) => part instanceof Error)
  return error instanceof Error ? error.name : 'unknown'
}
