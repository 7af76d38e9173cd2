import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const features = join(import.meta.dirname, '../features')

/** Classes that a sheet styles wherever they stand. */
function ownClasses(css: string): string[] {
  const selectors = [...css.matchAll(/^\.([\w-]+)(?:,| \{)$/gmu)]
  return selectors.map(({ 1: name = '' }) => name)
}

it('no class is styled by two features: the sheet that comes later would change the first', () => {
  const owners = new Map<string, Set<string>>()
  for (const path of globSync('*/**/*.css', { cwd: features })) {
    const [feature = ''] = path.split('/')
    for (const name of ownClasses(readFileSync(join(features, path), 'utf8'))) {
      owners.set(name, (owners.get(name) ?? new Set()).add(feature))
    }
  }
  expect(owners.size).toBeGreaterThan(100)
  expect([...owners].filter(([, by]) => by.size > 1).map(([name]) => name)).toEqual([])
})
