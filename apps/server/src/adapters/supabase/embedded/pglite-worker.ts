import { parentPort } from 'node:worker_threads'
import { importPglite } from './import-lite.ts'
import type { PgliteAnswer, PgliteTask } from './pglite-thread.ts'

/** The thread that PGlite runs in. */
const { PgliteConnection } = await importPglite()
type Driver = InstanceType<typeof PgliteConnection>['driver']
let driver: Driver | null = null

parentPort?.on('message', (task: PgliteTask) => {
  if (task.kind === 'leave') return parentPort?.close()
  run(task).then(
    (result) => reply({ id: task.id, ...result }),
    (error: unknown) => reply({ id: task.id, error: describe(error) }),
  )
})

async function run(task: Exclude<PgliteTask, { kind: 'leave' }>) {
  switch (task.kind) {
    case 'open':
      driver = new PgliteConnection({ url: task.path }).driver
      await driver.waitReady
      break
    case 'query':
      return { result: await query(opened(), task.text, task.parameters) }
    case 'script':
      await opened().transaction(async (transaction) => {
        await transaction.exec(task.text)
      })
      break
    case 'close':
      await opened().close()
  }
  return {}
}

function opened(): Driver {
  if (driver === null) throw new Error('No database is open.')
  return driver
}

// Several statements at once come without parameters.
async function query(database: Driver, text: string, parameters: readonly unknown[]) {
  const results =
    parameters.length > 0
      ? [await database.query<Record<string, unknown>>(text, [...parameters])]
      : await database.exec(text)
  const last = results.at(-1)
  return { rows: last?.rows ?? [], affectedRows: last?.affectedRows ?? 0 }
}

function reply(answer: PgliteAnswer): void {
  parentPort?.postMessage(answer)
}

// Without the statement and its values, which PGlite adds to its errors.
function describe(error: unknown) {
  if (!(error instanceof Error)) return { message: 'unknown', fields: {} }
  const fields: Record<string, string> = {}
  for (const name of [
    'code',
    'severity',
    'detail',
    'hint',
    'schema',
    'table',
    'column',
    'constraint',
  ]) {
    const value: unknown = Reflect.get(error, name)
    if (typeof value === 'string') fields[name] = value
  }
  return { message: error.message, fields }
}
