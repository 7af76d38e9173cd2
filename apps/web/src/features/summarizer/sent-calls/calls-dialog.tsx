import './sent-calls.css'
import { useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { formatSize } from '../file-facts.ts'
import { contentOf, purposeOf } from './describe-call.ts'
import type { SentCall } from './sent-call.ts'
import { TextSheet } from './text-sheet.tsx'

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
    <Dialog isOpen={isOpen} onClose={onClose} title="What left this device" width="760px">
      <div className="sent-calls">
        {opened === null ? (
          <CallList calls={calls} onOpen={setOpened} />
        ) : (
          <>
            <Button variant="quiet" onClick={() => setOpened(null)}>
              Back to all calls
            </Button>
            <h3>{purposeOf(opened)}</h3>
            <CallFacts call={opened} />
            <h4>Sent beside the text</h4>
            <pre className="fields">{JSON.stringify(JSON.parse(opened.fields), null, 2)}</pre>
            <h4>
              {opened.characters === null ? 'Text that was sent' : 'Text of the document, as sent'}
            </h4>
            <TextSheet label="Text that was sent" text={contentOf(opened, text)} />
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
      <p>
        {calls.length === 0
          ? 'No call was recorded for this document. It was summarized before calls were kept with documents.'
          : 'Every call about this document that this browser has made, recorded as it was sent. The list is kept with the document on this device.'}
      </p>
      <ul>
        {calls.map((call) => (
          <li key={call.id}>
            <div>
              <h3 dir="auto">{purposeOf(call)}</h3>
              <CallFacts call={call} />
            </div>
            <Button variant="secondary" onClick={() => onOpen(call)}>
              Read<span className="vh"> what was sent: {purposeOf(call)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <p>
        The file itself was not sent. Beside these calls the page fetched its own programs and asked
        for your session, your profile and your credits: those requests hold nothing of the
        document. Reading, recognizing, searching and making files happen on this device.
      </p>
    </>
  )
}

function CallFacts({ call }: { call: SentCall }) {
  const { at, host, modelHost, sizeBytes } = call
  return (
    <p className="num">
      {timeOf.format(at)}, {formatSize(sizeBytes)}, to {host}
      {modelHost !== null && `, then to ${modelHost}`}
    </p>
  )
}
