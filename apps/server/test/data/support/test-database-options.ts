import type { DatabaseOptions, DataLog } from '../../../src/adapters/supabase/database-options.ts'

export const origin = 'http://localhost:3000'

const silentLog: DataLog = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
}

export function testDatabaseOptions(dataDir: string): DatabaseOptions {
  return {
    dataDir,
    publicOrigins: [origin, 'http://127.0.0.1:3000'],
    mailer: null,
    policy: {
      ...{ freeRepeats: 5, freeRepeatHours: 24, passwordMinLength: 6 },
      ...{ abandonedRunsPerDay: 3, charactersPerDay: 20_000, titlesPerDay: 2 },
    },
    log: silentLog,
    answerFloorMs: 0,
  }
}
