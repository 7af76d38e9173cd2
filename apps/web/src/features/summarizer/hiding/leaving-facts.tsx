import type { ExtractedDocument } from '@precis/extraction'
import { useConfig } from '../../../lib/http/config.tsx'
import * as texts from './texts.ts'

interface Props {
  document: ExtractedDocument
  kind: 'file' | 'photos' | 'paste'
  placeholders: number
  details: number
}

/** What is sent and to whom, and what stays here. */
export function LeavingFacts({ document, kind, placeholders, details }: Props) {
  const { modelHost } = useConfig()
  const { pages } = document
  const text = pages.length > 0 ? texts.textOf(texts.countOfPage(pages.length)) : texts.theText
  const kept = details > 0 ? texts.andThe(texts.countOfDetail(details)) : ''
  const things = {
    file: texts.theFileItsImages(kept),
    photos: texts.thePhotos(kept),
    paste: details > 0 ? texts.the(texts.countOfDetail(details)) : texts.nothingTheTextGoes,
  }
  return (
    <div className="leaving">
      <section>
        <h2>{texts.whatLeavesThisDevice}</h2>
        <ul>
          <li>
            {text}
            {placeholders > 0
              ? texts.withLabel(texts.countOfPlaceholder(placeholders))
              : texts.nothingHidden}
          </li>
          <li>
            {texts.toPrecis}
            {modelHost === undefined ? (
              texts.andNoFurther
            ) : (
              <>
                {texts.thenTo} <b>{modelHost}</b>
              </>
            )}
          </li>
        </ul>
      </section>
      <section>
        <h2>{texts.whatStaysHere}</h2>
        <ul>
          <li>{things[kind]}</li>
          {details > 0 && <li>{texts.theyReturnWhenYouRead}</li>}
        </ul>
      </section>
    </div>
  )
}
