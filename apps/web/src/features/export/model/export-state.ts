import type { ExportFormatId } from '@precis/domain'

export type ExportStep = 'select' | 'generate' | 'result'

export interface ExportState {
  readonly step: ExportStep
  readonly formatId: ExportFormatId
  /** 0 to 100. Follows the time that has passed: nothing tells how much is written. */
  readonly progress: number
  readonly text: string
  readonly failure: string | null
}

export type ExportEvent =
  | { readonly type: 'chosen'; readonly formatId: ExportFormatId }
  | { readonly type: 'started' }
  | { readonly type: 'ticked' }
  | { readonly type: 'written'; readonly text: string }
  | { readonly type: 'shown' }
  | { readonly type: 'settled' }
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'again' }
  | { readonly type: 'closed' }

export const firstExportState: ExportState = {
  step: 'select',
  formatId: 'executive-brief',
  progress: 0,
  text: '',
  failure: null,
}

export const tickMs = 200
const tickPercent = 10
const mostBeforeDone = 90

/** Select, generate, result. A failure leads back to select; closing forgets all but the chosen format. */
export function reduceExport(state: ExportState, event: ExportEvent): ExportState {
  switch (event.type) {
    case 'chosen':
      return state.step === 'select' ? { ...state, formatId: event.formatId, failure: null } : state
    case 'started':
      return { ...state, step: 'generate', progress: 0, text: '', failure: null }
    case 'ticked':
      return state.step === 'generate' && state.text === ''
        ? { ...state, progress: Math.min(mostBeforeDone, state.progress + tickPercent) }
        : state
    case 'written':
      return state.step === 'generate' ? { ...state, progress: 100, text: event.text } : state
    case 'shown':
      return state.step === 'generate' && state.text !== '' ? { ...state, step: 'result' } : state
    case 'settled':
      return state.step === 'generate' ? state : { ...state, progress: 0 }
    case 'failed':
      return { ...state, step: 'select', progress: 0, text: '', failure: event.message }
    case 'again':
      return { ...state, step: 'select', text: '', failure: null }
    case 'closed':
      return { ...firstExportState, formatId: state.formatId }
  }
}
