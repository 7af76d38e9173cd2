import type { ModelReply } from '@precis/analysis'

/** Why a reply ended. Without a reason it was cut off before its end. */
export function toFinish(reason: string | null | undefined): ModelReply['finish'] {
  if (reason === null || reason === undefined || reason === 'length') return 'length'
  if (reason === 'stop') return 'stop'
  return reason === 'content_filter' ? 'refusal' : 'other'
}
