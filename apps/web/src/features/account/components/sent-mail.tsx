import { helpHref } from '@precis/domain'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../ui/buttons/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { type MailedMode, mailCopy } from '../model/auth-copy.ts'
import { errorText } from '../model/error-text.ts'
import * as texts from '../texts.ts'

/** The server sends the same person one mail a minute and keeps silent about the others. */
const mailCoolDownMs = 60_000
const tickMs = 1_000

/** Whole seconds until something may be asked for again, 0 when it may, and the way to begin anew. */
function useCoolDown(lengthMs: number) {
  const [endsAt, setEndsAt] = useState(() => Date.now() + lengthMs)
  const [now, setNow] = useState(() => Date.now())
  const isOver = now >= endsAt
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [isOver])
  return {
    secondsLeft: isOver ? 0 : Math.ceil((endsAt - now) / tickMs),
    restart() {
      setNow(Date.now())
      setEndsAt(Date.now() + lengthMs)
    },
  }
}

interface Props {
  mode: MailedMode
  email: string
  /** Has the mail sent once more; null where the password was not typed since the page was loaded. */
  onResend: (() => Promise<void>) | null
  /** Whether this tab signs itself in once the address is verified. */
  isWaiting: boolean
  /** Back to the form. */
  onChangeEmail: () => void
}

type Again = { kind: 'idle' | 'busy' | 'sent' } | { kind: 'failed'; message: string }

/** Where to look for the mail that was asked for, and how to get it again. */
export function SentMail({ mode, email, onResend, isWaiting, onChangeEmail }: Props) {
  const [again, setAgain] = useState<Again>({ kind: 'idle' })
  const { secondsLeft, restart } = useCoolDown(mailCoolDownMs)
  const { done, validity, absent } = mailCopy[mode]

  const resend = async () => {
    setAgain({ kind: 'busy' })
    try {
      await onResend?.()
      setAgain({ kind: 'sent' })
      restart()
    } catch (error) {
      setAgain({ kind: 'failed', message: errorText(error, texts.anErrorOccurred) })
    }
  }

  return (
    <div className="sent">
      <Notice tone="ok">{done}</Notice>
      <p>
        {texts.linkSentTo} <b>{email}</b>. {validity}
      </p>
      {isWaiting && <p>{texts.keepThisTabOpen}</p>}
      <p>{texts.nothingThereAfterAFewMinutes(absent)}</p>
      {again.kind === 'failed' && <Notice tone="danger">{again.message}</Notice>}
      {onResend !== null && (
        <Button
          variant="secondary"
          isBlock
          isBusy={again.kind === 'busy'}
          disabled={secondsLeft > 0}
          onClick={() => void resend()}
        >
          <span className="num">{resendLabel(again.kind === 'busy', secondsLeft)}</span>
        </Button>
      )}
      <p className="hint" role="status">
        {again.kind === 'sent' && texts.askedForAgainTheNewestLink}
      </p>
      <div className="links">
        <button type="button" className="link" onClick={onChangeEmail}>
          {texts.useAnotherEmailAddress}
        </button>
        <Link className="link" to={helpHref('troubleshooting/common-issues', 'no-mail')}>
          {texts.emailNotReceived}
        </Link>
      </div>
    </div>
  )
}

function resendLabel(isBusy: boolean, secondsLeft: number): string {
  if (isBusy) return texts.sendingTheEmailAgain
  return secondsLeft > 0 ? texts.sendTheEmailAgainInS(secondsLeft) : texts.sendTheEmailAgain
}
