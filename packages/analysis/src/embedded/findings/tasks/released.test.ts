import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

it('takes what release notes say was done for no task, and what they ask of users for one', async () => {
  const { recommendations } = await createEmbeddedEngine().summarize({
    content: `Release notes – Barrow Sync 4.2

Release date: 2027-03-02

Changes

Remove the option --fast, which did nothing.

Change the default of retry_limit to 5.

Users of the old index must rebuild it before they upgrade.

Add a command that lists open locks.`,
    mode: 'general',
  })
  expect(recommendations).toEqual(['Users of the old index must rebuild it before they upgrade.'])
})

it('takes what somebody may do for no task of his', async () => {
  const { recommendations } = await createEmbeddedEngine().summarize({
    content: `Rules of the Elm Court Society

The chair may:
- call a meeting whenever three members ask for one;
- spend up to £200 without a vote.

Members must pay their share by 1 March 2027.`,
    mode: 'general',
  })
  expect(recommendations).toEqual(['Members must pay their share by 1 March 2027.'])
})
