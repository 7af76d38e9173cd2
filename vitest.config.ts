import { defineConfig } from 'vitest/config'

const pageTests = {
  environment: 'jsdom',
  expect: { poll: { timeout: 240_000 } },
  testTimeout: 300_000,
  css: { include: [/tokens\.css/] },
}

/** These leave a started page or the browser's database behind, so each has a worker of its own. */
const isolatedPageTests = [
  'apps/web/src/prerender.test.tsx',
  'apps/web/src/features/summarizer/testing/summarizer-{comparison,shelf}.test.tsx',
]

/** It puts another module in the place of one of Node.js, so it has a worker of its own. */
const isolatedServerTests = ['apps/server/test/data/settle-after-outage.test.ts']

export default defineConfig({
  test: {
    // One for each core; by default vitest would leave one of two idle.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'packages',
          isolate: false,
          testTimeout: 300_000,
          include: ['packages/*/{src,test}/**/*.test.ts', '{scripts,bench,drills}/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server-logic',
          isolate: false,
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: 'testing/temporary-folder.ts',
          expect: { poll: { timeout: 240_000 } },
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/test/**/*.test.ts'],
          exclude: isolatedServerTests,
          // V8 aborted twice in a thread of PGlite; without a second compiler at work beside it less can meet its end.
          execArgv: ['--liftoff-only', '--wasm-lazy-compilation'],
          isolate: false,
          globalSetup: [
            'testing/temporary-folder.ts',
            'apps/server/test/data/support/first-start.ts',
          ],
          testTimeout: 600_000,
          expect: { poll: { timeout: 240_000 } },
          hookTimeout: 600_000,
        },
      },
      { test: { name: 'server-isolated', include: isolatedServerTests } },
      {
        test: {
          name: 'web-logic',
          isolate: false,
          include: ['apps/web/src/**/*.test.ts'],
          expect: { poll: { timeout: 240_000 } },
          testTimeout: 300_000,
          css: { include: [/tokens\.css/] },
          setupFiles: ['apps/web/src/test/setup.ts'],
        },
      },
      {
        test: {
          ...pageTests,
          name: 'web',
          isolate: false,
          include: ['apps/web/src/**/*.test.tsx'],
          exclude: isolatedPageTests,
          sequence: { setupFiles: 'list' },
          setupFiles: ['apps/web/src/test/fresh-page.ts', 'apps/web/src/test/setup-page.ts'],
        },
      },
      {
        test: {
          ...pageTests,
          name: 'web-isolated',
          include: isolatedPageTests,
          setupFiles: ['apps/web/src/test/setup-page.ts'],
        },
      },
    ],
  },
})
