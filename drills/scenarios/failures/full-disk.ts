import { execFileSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { addAccount } from '../../accounts.ts'
import type { Scenario } from '../../scenario.ts'

const sizeMegabytes = { pglite: 200, postgres: 300 }
const patienceMs = 60_000

/** Writes until nothing more fits; answers the file. */
function fill(folder: string): string {
  const path = join(folder, 'filler')
  const file = openSync(path, 'w')
  for (let size = 1024 * 1024; size >= 1; ) {
    try {
      writeSync(file, Buffer.alloc(size))
    } catch {
      size = Math.floor(size / 2)
    }
  }
  closeSync(file)
  return path
}

export const fullDisk: Scenario = {
  name: 'full-disk',
  what: 'The disk of the database is full, then has room again. Needs the right to mount (root).',
  databases: ['pglite', 'postgres'],
  async run(drill) {
    if (userInfo().uid !== 0) {
      drill.figure('not played: only root may mount a small disk')
      return
    }
    const folder = await mkdtemp(join(tmpdir(), 'precis-disk-'))
    const size = `size=${sizeMegabytes[drill.database]}m,mode=1777`
    execFileSync('mount', ['-t', 'tmpfs', '-o', size, 'none', folder])
    drill.after(async () => {
      execFileSync('umount', ['-l', folder])
      await rm(folder, { recursive: true, force: true })
    })
    const fixture = await drill.open({ folder })
    const [origin] = fixture.origins
    const person = await addAccount(fixture)
    const readiness = async (wanted: number): Promise<number> => {
      const end = performance.now() + patienceMs
      for (;;) {
        const { status } = await fetch(`${origin}/readyz`)
        if (status === wanted || performance.now() > end) return status
        await setTimeout(500)
      }
    }
    await drill.during(async () => {
      drill.claim(
        (await readiness(200)) === 200,
        '/readyz answers 200 while there is room',
        '/readyz does not answer 200 while there is room',
      )
      const filler = fill(folder)
      const full = await readiness(503)
      drill.claim(full === 503, `/readyz answers ${full} when the disk is full; 503 is right`)
      rmSync(filler)
      const again = await readiness(200)
      drill.claim(again === 200, `/readyz answers ${again} when there is room again`)
    })
    const { error } = await person.visitor.signIn(person.email, person.password)
    drill.claim(error === null, 'people sign in as before', 'nobody may sign in afterwards')
  },
}
