import type { Engine } from './engine.ts'
import type { Lite } from './import-lite.ts'
import { ensurePgliteDirectory } from './pglite-directory.ts'
import { takeProcessLock } from './process-lock.ts'
import { createSerial } from './serial.ts'

/** PGlite in the data directory, for this process alone. */
export async function openPgliteEngine(dataDir: string, lite: Lite): Promise<Engine> {
  const lock = await takeProcessLock(dataDir)
  try {
    const url = await ensurePgliteDirectory(dataDir, lite.PGlite)
    const connection = new lite.PgliteConnection({ url })
    const { driver } = connection
    await driver.waitReady
    const serial = createSerial()
    return {
      description: `PGlite in ${dataDir}`,
      connection,
      serial,
      sql: {
        query: <Row>(text: string, parameters: readonly unknown[] = []) =>
          serial(async () => (await driver.query<Row>(text, [...parameters])).rows),
        script: (text) =>
          serial(() =>
            driver.transaction(async (transaction) => {
              await transaction.exec(text)
            }),
          ),
      },
      exclusively: (run) => run(),
      async close() {
        await serial(() => connection.close())
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}
