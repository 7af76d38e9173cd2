/** Files that stand for themselves or for the folder of another name. */
const parts: readonly (readonly [RegExp, string])[] = [
  [/^packages\/domain\//, 'packages/domain'],
  [/^(packages\/[^/]+)\/src\/index\.ts$/, '$1/index'],
  [/^(packages\/[^/]+)\/src\/[^/]+\.ts$/, '$1/engine'],
  [/^apps\/web\/src\/(?:main\.tsx|boot\.ts|boot\/.*)$/, 'apps/web/main'],
  [/^apps\/web\/src\/prerender\.tsx$/, 'apps/web/prerender'],
  [/^apps\/web\/src\/(features\/[^/]+)\/.*$/, 'apps/web/$1'],
  [/^apps\/server\/src\/app\.ts$/, 'apps/server/app'],
  [/^apps\/server\/src\/(?:app-deps|page-facts)\.ts$/, 'apps/server/app-deps'],
  [/^apps\/server\/src\/env\.ts$/, 'apps/server/env'],
  [/^apps\/server\/src\/[^/]+\.ts$/, 'apps/server/main'],
  [/^apps\/server\/src\/services\/.*ports\.ts$/, 'apps/server/ports'],
  [/^apps\/server\/src\/(services\/[^/]+)\/.*$/, 'apps/server/$1'],
  [/^(apps|packages)\/([^/]+)\/src\/([^/]+)\/.*$/, '$1/$2/$3'],
]

/** The node of the picture that a file belongs to: a folder, or a few files that do one thing. */
export function nodeOf(path: string): string | null {
  const part = parts.find(([pattern]) => pattern.test(path))
  return part ? path.replace(part[0], part[1]).replace(/^(packages\/domain).*/, '$1') : null
}
