import bcrypt from 'bcryptjs'
import type { WorkerPool } from './worker-pool.ts'

const user = 'passwords'

/**
 * Has passwords hashed in the pool, those too that the embedded Supabase API hashes: it calls the same object. Gives back
 * how to undo it.
 */
export function hashPasswordsIn(pool: WorkerPool): () => void {
  const { hash, compare } = bcrypt
  Object.assign(bcrypt, {
    hash: (password: string, salt: number | string) =>
      pool.run('hashPassword', { password, salt }, { user, characters: 0 }),
    compare: (password: string, hashed: string) =>
      pool.run('comparePassword', { password, hash: hashed }, { user, characters: 0 }),
  })
  return () => Object.assign(bcrypt, { hash, compare })
}
