import './sent-calls.css'
import { useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { formatSize } from '../file-facts.ts'
import { contentOf, purposeOf } from './describe-call.ts'
import type { SentCall } from './sent-call.ts'
import { TextSheet } from './text-sheet.tsx'
import * as texts from './texts.ts'

interface Props {
  isOpen: boolean
  onClose: () => void
  calls: readonly SentCall[]
  /** The document as it was sent. */
  text: string
}

const timeOf = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' })

/** Every call that was made about a document: what it held, who received it, when. */
export function CallsDialog({ isOpen, onClose, calls, text }: Props) {
  const [opened, setOpened] = useState<SentCall | null>(null)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.whatLeftThisDevice} width="760px">
      <div className="sent-calls">
        {opened === null ? (
          <CallList calls={calls} onOpen={setOpened} />
        ) : (
          <>
            <Button variant="quiet" onClick={() => setOpened(null)}>
              {texts.backToAllCalls}
            </Button>
            <h3>{purposeOf(opened)}</h3>
            <CallFacts call={opened} />
            <h4>{texts.sentBesideTheText}</h4>
            <pre className="fields">{JSON.stringify(JSON.parse(opened.fields), null, 2)}</pre>
            <h4>
              {opened.characters === null ? texts.textThatWasSent : texts.textOfTheDocumentAsSent}
            </h4>
            <TextSheet label={texts.textThatWasSent} text={contentOf(opened, text)} />
          </>
        )}
      </div>
    </Dialog>
  )
}

interface ListProps {
  calls: readonly SentCall[]
  onOpen: (call: SentCall) => void
}

function CallList({ calls, onOpen }: ListProps) {
  return (
    <>
      <p>{calls.length === 0 ? texts.noCallWasRecorded : texts.everyCallAboutThisDocument}</p>
      <ul>
        {calls.map((call) => (
          <li key={call.id}>
            <div>
              <h3 dir="auto">{purposeOf(call)}</h3>
              <CallFacts call={call} />
            </div>
            <Button variant="secondary" onClick={() => onOpen(call)}>
              {texts.read}
              <span className="vh"> {texts.whatWasSent(purposeOf(call))}</span>
            </Button>
          </li>
        ))}
      </ul>
      <p>{texts.theFileItselfWasNotSent}</p>
    </>
  )
}

function CallFacts({ call }: { call: SentCall }) {
  const { at, host, modelHost, sizeBytes } = call
  return (
    <p className="num">
      {texts.to(timeOf.format(at), formatSize(sizeBytes), host)}
      {modelHost !== null && texts.thenTo(modelHost)}
    </p>
  )
}
