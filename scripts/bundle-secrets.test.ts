import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { buildIfStale } from './build.ts'

const dist = join(import.meta.dirname, '../apps/web/dist')
// Names of what only the server may know, and how a build would read an environment.
const serverOnly =
  /SECRET_KEY|WEBHOOK_SECRET|CLIENT_SECRET|API_KEY|DATABASE_URL|SMTP_URL|sb_secret_|process\.env\./

beforeAll(() => buildIfStale(), 180_000)

it('builds nothing of the server into what browsers get', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  const texts = files.filter((name) => /\.(js|html|json|webmanifest)$/.test(name))
  expect(texts.length).toBeGreaterThan(20)
  const found = texts.flatMap((name) => {
    const match = serverOnly.exec(readFileSync(join(dist, name), 'utf8'))
    return match ? [`${name}: ${match[0]}`] : []
  })
  expect(found).toEqual([])
})
