import '../../styles/receipt.css'
import type { OcrLanguage } from '@precis/extraction'
import { Button } from '../../../../ui/button.tsx'
import type { Workbench } from '../../api/workbench.ts'
import { readingSentence } from '../../model/coverage.ts'
import type { Analyzing } from '../../model/work-state.ts'
import { LanguageSwitch } from './language-switch.tsx'

interface Props {
  state: Analyzing
  language: OcrLanguage
  workbench: Workbench
}

/** What can still be said about pages read from pictures while the work goes on. */
export function PicturePages({ state, language, workbench }: Props) {
  const { document, before, isToHold } = state
  return (
    <section className="receipt" aria-labelledby="picture-pages-h">
      <h2 id="picture-pages-h">Pages read from pictures</h2>
      {document !== null && <p className="num">{readingSentence(document)}</p>}
      <LanguageSwitch
        key={language}
        language={language}
        hasCorrections={(before?.pages ?? []).some(({ review }) => review === 'corrected')}
        onReadAgain={workbench.getPictures() === null ? null : workbench.readIn}
      />
      {document !== null ? (
        <Button variant="secondary" onClick={workbench.check}>
          Check the pages first
        </Button>
      ) : (
        before === null && (
          <>
            <Button variant="secondary" aria-pressed={isToHold} onClick={workbench.check}>
              Check the pages first
            </Button>
            {isToHold && <p>The analysis will wait until you have looked at them.</p>}
          </>
        )
      )}
    </section>
  )
}
