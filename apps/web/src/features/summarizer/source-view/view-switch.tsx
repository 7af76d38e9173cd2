import { singleKeys } from '../../../lib/browser/single-keys.ts'
import * as texts from './texts.ts'

export type SourceMode = 'page' | 'text'

interface Props {
  mode: SourceMode
  /** Whether the pages can be shown as they look. */
  hasPages: boolean
  onChange: (mode: SourceMode) => void
}

/** Shows the source as its pages look, or as text. */
export function ViewSwitch({ mode, hasPages, onChange }: Props) {
  const hasKeys = singleKeys.useIsOn()
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons in a bar, no group of form fields
    <span className="view-switch" role="group" aria-label={texts.showTheSourceAs}>
      <button
        type="button"
        aria-pressed={mode === 'page'}
        aria-keyshortcuts={hasKeys ? '1' : undefined}
        disabled={!hasPages}
        onClick={() => onChange('page')}
      >
        {texts.pageText}
      </button>
      <button
        type="button"
        aria-pressed={mode === 'text'}
        aria-keyshortcuts={hasKeys ? '2' : undefined}
        onClick={() => onChange('text')}
      >
        {texts.text}
      </button>
    </span>
  )
}
