import './page-review.css'
import type { OcrLanguage } from '@precis/extraction'
import { Button } from '../../../ui/buttons/button.tsx'
import type { Analyzing } from '../workbench/work-state.ts'
import type { Workbench } from '../workbench/workbench.ts'
import { readingSentence } from './coverage.ts'
import { LanguageSwitch } from './language-switch.tsx'
import * as texts from './texts.ts'

interface Props {
  state: Analyzing
  language: OcrLanguage
  workbench: Workbench
}

/** What can still be said about pages read from images while the work goes on. */
export function ImagePages({ state, language, workbench }: Props) {
  const { document, before, isPauseRequested } = state
  return (
    <section className="page-review" aria-labelledby="image-pages-h">
      <h2 id="image-pages-h">{texts.pagesReadFromPictures}</h2>
      <p className="num">{document === null ? '…' : readingSentence(document)}</p>
      <LanguageSwitch
        key={language}
        language={language}
        hasCorrections={(before?.pages ?? []).some(({ review }) => review === 'corrected')}
        onReadAgain={workbench.getPageImages() === null ? null : workbench.readIn}
      />
      {document !== null ? (
        <Button variant="secondary" onClick={workbench.requestPause}>
          {texts.checkThePagesFirst}
        </Button>
      ) : (
        before === null && (
          <>
            <Button
              variant="secondary"
              aria-pressed={isPauseRequested}
              onClick={workbench.requestPause}
            >
              {texts.checkThePagesFirst}
            </Button>
            {isPauseRequested && <p>{texts.theAnalysisWillWaitUntil}</p>}
          </>
        )
      )}
    </section>
  )
}
