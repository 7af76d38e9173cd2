import { resolve } from 'node:path'
import { backUp } from './adapters/supabase/backup/back-up.ts'
import { openEmbedded } from './adapters/supabase/embedded/open-embedded.ts'
import { readEnv } from './env.ts'
import { operatorDatabase, requireDatabase } from './operations/operator-database.ts'
import { runCommand } from './operations/run-command.ts'

await runCommand('backup', async () => {
  const env = readEnv(process.env)
  if (env.hosted !== null) throw new Error('A hosted Supabase project makes its own backups.')
  await requireDatabase(env)
  const stamp = new Date().toISOString().replace(/[:.]/gu, '-')
  const path = resolve(process.argv[2] ?? `precis-backup-${stamp}.gz`)
  const embedded = await openEmbedded(operatorDatabase(env))
  try {
    const rows = await backUp(embedded, path)
    return `${rows} rows of ${embedded.description} are in ${path}. It holds keys and password hashes: keep it safe.`
  } finally {
    await embedded.close()
  }
})
