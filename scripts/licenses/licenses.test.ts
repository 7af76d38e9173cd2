import { join } from 'node:path'
import { expect, it } from 'vitest'
import { thirdPartyLicenses } from './licenses.ts'

const root = join(import.meta.dirname, '../..')

it.each(['apps/web', 'apps/server'])('%s names a license for everything it brings', (workspace) => {
  const licenses = thirdPartyLicenses(root, workspace)
  expect(licenses).toContain(workspace === 'apps/web' ? '\npdfjs-dist ' : '\nhono ')
  expect(licenses).not.toContain('license not named')
  expect(licenses).not.toContain('@precis/')
  const headings = licenses.match(/^\S+ \d\S* \(.+\)$/gm) ?? []
  expect(headings.length).toBeGreaterThan(20)
  const allowed = /MIT|ISC|Apache-2\.0|BSD|OFL-1\.1|Unlicense|MPL-2\.0|CC0|BlueOak|Python-2/
  expect(headings.filter((heading) => !allowed.test(heading))).toEqual([])
})
