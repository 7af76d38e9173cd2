import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import {
  type OngoingWork,
  tellOngoingWork,
  useOngoingWork,
} from '../../../lib/browser/ongoing-work.ts'
import * as texts from '../../texts.ts'

const workPath = '/analyze'

const words: Readonly<Record<OngoingWork['status'], { text: string; link: string }>> = {
  working: {
    text: texts.yourDocumentIsStillBeingSummarized,
    link: texts.backToIt,
  },
  waiting: { text: texts.yourDocumentCouldNotBeRead, link: texts.decideHowToGoOn },
  locked: { text: texts.yourDocumentWaitsForItsPassword, link: texts.openIt },
  ready: { text: texts.yourSummaryIsReady, link: texts.openTheSummary },
  stopped: { text: texts.yourDocumentWasNotSummarized, link: texts.seeWhatHappened },
}

/** On other pages: that the analysis goes on, or how it ended, and the way back to it. */
export function OngoingNote() {
  const work = useOngoingWork()
  const { pathname } = useLocation()
  const isThere = pathname === workPath
  const status = work?.status
  useEffect(() => {
    if (isThere && (status === 'ready' || status === 'stopped')) tellOngoingWork(null)
  }, [isThere, status])
  if (work === null || isThere) return null
  const { text, link } = words[work.status]
  return (
    <aside className="ongoing" aria-label={texts.yourDocument}>
      <div>
        <p role="status">{text}</p>
        <p className="of num" aria-hidden="true">
          {work.name}
          {work.status === 'working' && `, ${work.percent}%`}
        </p>
      </div>
      <Link className="link" to={workPath}>
        {link}
      </Link>
    </aside>
  )
}
