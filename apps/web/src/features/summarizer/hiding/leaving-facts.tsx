import { countOf } from '@precis/domain'
import type { ExtractedDocument } from '@precis/extraction'
import { useConfig } from '../../../lib/http/config.tsx'

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
  const text = pages.length > 0 ? `Text of ${countOf(pages.length, 'page')}` : 'The text'
  const kept = details > 0 ? ` and the ${countOf(details, 'detail')}` : ''
  const things = {
    file: `The file, its pictures${kept}`,
    photos: `The photos${kept}`,
    paste: details > 0 ? `The ${countOf(details, 'detail')}` : 'Nothing: the text goes as it is',
  }
  return (
    <div className="leaving">
      <section>
        <h2>What leaves this device</h2>
        <ul>
          <li>
            {text}
            {placeholders > 0
              ? `, with ${countOf(placeholders, 'placeholder')}`
              : ', nothing hidden'}
          </li>
          <li>
            To Precis
            {modelHost === undefined ? (
              ', and no further'
            ) : (
              <>
                , then to <b>{modelHost}</b>
              </>
            )}
          </li>
        </ul>
      </section>
      <section>
        <h2>What stays here</h2>
        <ul>
          <li>{things[kind]}</li>
          {details > 0 && <li>They return when you read and export</li>}
        </ul>
      </section>
    </div>
  )
}
