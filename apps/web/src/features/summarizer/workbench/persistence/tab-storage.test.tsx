import { defaultPolicy } from '@precis/domain'
import { readPastedText } from '@precis/extraction'
import { expect, it, vi } from 'vitest'
import { localFinder } from '../../testing/open-summarizer.tsx'
import { createWorkbench } from '../workbench.ts'
import { loadDraft, loadWork, type SavedWork, saveDraft } from './saved-work.ts'
import { forgetWork, onForget } from './tab-storage.ts'
import { createWorkKeeper } from './work-keeper.ts'

const saved: SavedWork = {
  userId: 'u1',
  job: { kind: 'paste', name: 'Pasted text', sizeBytes: null, mode: 'general', language: null },
  document: { ...readPastedText('Some text.'), pages: [], sections: [] },
  title: null,
  isHeld: false,
  result: null,
  messages: [],
  asked: '',
  notes: [],
  kept: [],
  hiding: null,
  calls: [],
}

it('gives the work and the draft of a tab back to their user alone', () => {
  createWorkKeeper().save(saved)
  saveDraft('u1', 'Half a')
  expect(loadWork('u1')?.document.content).toBe('Some text.')
  expect(loadWork('u2')).toBeNull()
  expect(loadDraft('u1')).toBe('Half a')
  expect(loadDraft('u2')).toBe('')
})

it('offers interrupted work again after a reload, without claiming what it cost', () => {
  createWorkKeeper().save(saved)
  const read = vi.fn()
  const { work } = createWorkbench({
    userId: 'u1',
    policy: defaultPolicy,
    read,
    finder: localFinder,
  }).getState()
  expect(work).toMatchObject({
    status: 'error',
    failure: { title: 'Summary interrupted', cost: 'unknown', canRetry: true },
  })
})

it('forgets everything when the user signs out', () => {
  const dispose = vi.fn()
  onForget(dispose)
  createWorkKeeper().save(saved)
  saveDraft('u1', 'Half a')
  forgetWork()
  expect(dispose).toHaveBeenCalledOnce()
  expect(loadWork('u1')).toBeNull()
  expect(loadDraft('u1')).toBe('')
})
