import type { StorageProblem } from '../../../lib/kept-documents/storage-problem.ts'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { Loading } from '../../../ui/feedback/loading.tsx'
import { ScreenTitle } from '../screen-title.tsx'
import { openingWords } from './storage-words.ts'
import * as texts from './texts.ts'

/** While a kept document is read from this device, or the code of a screen arrives: then only when that takes a while. */
export function OpeningScreen({ isLate = false }: { isLate?: boolean }) {
  return (
    <div className={isLate ? 'waiting is-late' : 'waiting'}>
      <Loading />
    </div>
  )
}

/** Why there is no document at this address. */
export function NotOpenedScreen({ problem }: { problem: StorageProblem }) {
  const { title, text } = openingWords[problem]
  return (
    <div className="wrap summarizer-page not-opened">
      <ScreenTitle takesFocus>{title}</ScreenTitle>
      <p>{text}</p>
      <LinkButton to="/analyze">{texts.backToDashboard}</LinkButton>
    </div>
  )
}
