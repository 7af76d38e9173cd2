import type { TryOutSource } from './try-out-state.ts'

/** The document for those who have none at hand, fetched when it is asked for. */
export async function loadSample(): Promise<TryOutSource> {
  const { sampleAgreement } = await import('./sample-agreement.ts')
  const file = new File([sampleAgreement], 'sample.txt', { type: 'text/plain' })
  return { kind: 'file', file, isSample: true }
}
