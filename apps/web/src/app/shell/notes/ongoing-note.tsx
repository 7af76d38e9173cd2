import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import {
  type OngoingWork,
  tellOngoingWork,
  useOngoingWork,
} from '../../../lib/browser/ongoing-work.ts'

const workPath = '/analyze'

const words: Readonly<Record<OngoingWork['status'], { text: string; link: string }>> = {
  working: {
    text: 'Your document is still being summarized. Keep this tab open.',
    link: 'Back to it',
  },
  waiting: { text: 'Your document could not be read whole.', link: 'Decide how to go on' },
  locked: { text: 'Your document waits for its password.', link: 'Open it' },
  ready: { text: 'Your summary is ready.', link: 'Open the summary' },
  stopped: { text: 'Your document was not summarized.', link: 'See what happened' },
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
    <aside className="ongoing" aria-label="Your document">
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
