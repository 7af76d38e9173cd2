import { compareTexts } from '../comparison/compare-texts.ts'
import type { ComparisonRequest } from './comparison-client.ts'

self.addEventListener('message', ({ data }: MessageEvent<ComparisonRequest>) => {
  if (data.id === null) self.postMessage({ id: null, type: 'prepared', isComplete: true })
  else self.postMessage({ id: data.id, comparison: compareTexts(data.before, data.after) })
})
