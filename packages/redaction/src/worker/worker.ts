import { findDetails } from '../detect/find-details.ts'
import { hideInTexts } from '../detect/hide-in-texts.ts'
import type { FinderReply, FinderRequest } from './protocol.ts'

function answer(request: FinderRequest): FinderReply {
  if (request.type === 'prepare') return { id: null, type: 'prepared', isComplete: true }
  const { id } = request
  try {
    if (request.type === 'find') return { id, type: 'found', details: findDetails(request.content) }
    const { texts, content, details } = request
    return { id, type: 'hidden', hidden: hideInTexts(texts, content, details) }
  } catch {
    return { id, type: 'failed' }
  }
}

self.addEventListener('message', ({ data }: MessageEvent<FinderRequest>) => {
  self.postMessage(answer(data))
})
