import { resolve } from 'node:path'
import { restore } from './adapters/supabase/backup/restore.ts'
import { readEnv } from './env.ts'
import { operatorDatabase } from './operations/operator-database.ts'
import { runCommand } from './operations/run-command.ts'

await runCommand('restore', async () => {
  const env = readEnv(process.env)
  if (env.hosted !== null) throw new Error('A hosted Supabase project restores its own backups.')
  const file = process.argv[2]
  if (file === undefined) throw new Error('Say which file: npm run restore -- FILE')
  const rows = await restore(operatorDatabase(env), resolve(file))
  return `${rows} rows are restored. Run "npm run credits:audit" before the server starts.`
})
