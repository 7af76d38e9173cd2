import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Run by vitest around the tests of a project: what they leave in the folder for temporary files is gone afterwards. */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'precis-tests-'))
  // PostgreSQL reads in it as a user of its own.
  chmodSync(folder, 0o755)
  process.env['TMPDIR'] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
