import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
/** One migration before the first release, and the first that tells the proxy of its stop. Name the last release here from then on. */
export const earlierCommit = '8be7630'

/** Lays out the server of an earlier commit with the libraries that are installed here; answers what runs it. */
export async function unpackEarlierVersion() {
  const folder = await mkdtemp(join(tmpdir(), 'precis-earlier-'))
  const parts = 'package.json packages apps/server supabase'
  const { status, stderr } = spawnSync(
    `git archive ${earlierCommit} ${parts} | tar -x -C ${folder}`,
    { cwd: root, shell: '/bin/bash', encoding: 'utf8' },
  )
  if (status !== 0 || stderr !== '') throw new Error(`${earlierCommit} is needed: ${stderr}`)
  await shareLibraries(join(root, 'node_modules'), join(folder, 'node_modules'))
  const packages = join(folder, 'node_modules/@precis')
  await mkdir(packages)
  for (const name of await readdir(join(folder, 'packages'))) {
    await symlink(join(folder, 'packages', name), join(packages, name))
  }
  return {
    mainFile: join(folder, 'apps/server/src/main.ts'),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Everything but our own packages, which are those of the earlier version. */
async function shareLibraries(from: string, to: string): Promise<void> {
  await mkdir(to)
  for (const name of await readdir(from)) {
    if (name !== '@precis' && !name.startsWith('.')) await symlink(join(from, name), join(to, name))
  }
}
