import type { ExtractedDocument } from '@precis/extraction'
import { describe, expect, it } from 'vitest'
import { interrupted } from './failure.ts'
import { reduceWork } from './reduce-work.ts'
import { idle, type Job, type WorkEvent, type WorkState } from './work-state.ts'

const job: Job = { kind: 'file', name: 'lease.pdf', sizeBytes: 10, mode: 'general', language: null }
const document: ExtractedDocument = { kind: 'pdf', content: 'Text.', pages: [], sections: [] }

const run = (events: WorkEvent[], from: WorkState = idle) => events.reduce(reduceWork, from)
const started: WorkEvent = { type: 'started', run: 1, job }
const percent = (state: WorkState) => (state.status === 'analyzing' ? state.percent : null)

describe('the work', () => {
  it('counts 10 at the start of the file, 20 to 50 while extracting, 80 after the reply', () => {
    const reading = (done: number): WorkEvent => ({
      type: 'reading',
      run: 1,
      progress: { stage: 'reading', done, total: 12 },
    })
    let state = run([started])
    expect(percent(state)).toBe(10)
    state = run([reading(0)], state)
    expect(percent(state)).toBe(20)
    state = run([reading(6)], state)
    expect(percent(state)).toBe(30)
    const recognizing = { stage: 'recognizing', done: 1, total: 2 } as const
    state = run([{ type: 'reading', run: 1, progress: recognizing }], state)
    expect(percent(state)).toBe(45)
    state = run([{ type: 'read', run: 1, document }], state)
    expect(percent(state)).toBe(50)
    state = run([{ type: 'analyzing', run: 1, part: 1, parts: 3 }], state)
    expect(percent(state)).toBe(60)
    state = run([{ type: 'replied', run: 1 }], state)
    expect(percent(state)).toBe(80)
  })

  it('never goes backwards', () => {
    const state = run([
      started,
      { type: 'read', run: 1, document },
      { type: 'analyzing', run: 1, part: 3, parts: 3 },
      { type: 'analyzing', run: 1, part: 1, parts: 3 },
    ])
    expect(percent(state)).toBe(80)
  })

  it('takes no second start while one is working', () => {
    const first = run([started])
    expect(run([{ type: 'started', run: 2, job }], first)).toBe(first)
  })

  it('ignores news of an earlier run', () => {
    const second = run([started, { type: 'reset' }, { type: 'started', run: 2, job }])
    expect(run([{ type: 'read', run: 1, document }], second)).toBe(second)
    expect(run([{ type: 'failed', run: 1, failure: interrupted }], second)).toBe(second)
  })

  it('keeps the document through a failure', () => {
    const state = run([
      started,
      { type: 'read', run: 1, document },
      { type: 'failed', run: 1, failure: interrupted },
    ])
    expect(state).toMatchObject({ status: 'error', document })
  })

  it('stops before spending and goes on when told to', () => {
    const paused = run([started, { type: 'read', run: 1, document }, { type: 'paused', run: 1 }])
    expect(paused.status).toBe('awaitingReview')
    const resumed = run([{ type: 'resumed', run: 1 }], paused)
    expect(resumed).toMatchObject({
      status: 'analyzing',
      stage: 'analyzing',
      percent: 50,
      document,
    })
  })
})

describe('a locked file', () => {
  const locked = run([started, { type: 'locked', run: 1, isWrong: false }])
  const opening: WorkEvent = {
    type: 'reading',
    run: 1,
    progress: { stage: 'opening', done: 0, total: 0 },
  }

  it('stays where it is while a password is tried and found wrong', () => {
    const trying = run([{ type: 'unlocking', run: 1 }, opening], locked)
    expect(trying).toMatchObject({ status: 'locked', isOpening: true })
    const wrong = run([{ type: 'locked', run: 1, isWrong: true }], trying)
    expect(wrong).toMatchObject({ status: 'locked', isWrong: true, isOpening: false })
    expect(run([{ type: 'unlocking', run: 1 }], wrong)).toMatchObject({ isWrong: false })
  })

  it('goes on with its first page', () => {
    const read = run(
      [
        { type: 'unlocking', run: 1 },
        { type: 'reading', run: 1, progress: { stage: 'reading', done: 0, total: 2 } },
      ],
      locked,
    )
    expect(read).toMatchObject({ status: 'analyzing', run: 1, job, percent: 20 })
  })
})
