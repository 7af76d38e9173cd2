import { helpHref } from '@precis/domain'
import { pageDoubt } from '@precis/extraction'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../ui/buttons/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { factLine, fileType, formatSize } from '../file-facts.ts'
import { PrivacyLine } from '../privacy-line.tsx'
import { PageThumbnails } from '../progress/page-thumbnails.tsx'
import { ReadingFacts } from '../progress/reading-facts.tsx'
import { ScreenTitle } from '../screen-title.tsx'
import type { AwaitingReview } from '../workbench/work-state.ts'
import type { Workbench } from '../workbench/workbench.ts'
import { readingSentence, reviewReason, reviewTitle } from './coverage.ts'
import * as texts from './texts.ts'

const unreadPages = helpHref('troubleshooting/common-issues', 'unread-pages')

const PageReview = lazy(async () => ({ default: (await import('./page-review.tsx')).PageReview }))

interface Props {
  state: AwaitingReview
  workbench: Workbench
}

/** Waits before a credit is spent: for a document that could not be read whole, or for somebody who wants to look at its pages. */
export function ReviewScreen({ state, workbench }: Props) {
  const { job, document, isRereadLost } = state
  const reason = reviewReason(document)
  const hasImages = document.pages.some(({ source }) => source !== 'text')
  const { pages } = document
  const isPaste = document.kind === 'paste'
  const lost = new Set(pages.filter((page) => pageDoubt(page) !== null).map(({ number }) => number))
  const facts = factLine(
    fileType(job.name),
    job.sizeBytes !== null && formatSize(job.sizeBytes),
    pages.length > 0 && texts.countOfPage(pages.length),
  )
  return (
    <div className="wrap summarizer-page">
      <div className="summarizer-head">
        <div>
          <ScreenTitle takesFocus>{job.name}</ScreenTitle>
          <p className="num">{facts}</p>
        </div>
      </div>
      <div className="prog">
        <div className="left">
          <PageThumbnails
            total={Math.max(1, pages.length)}
            done={Math.max(1, pages.length)}
            isScanning={false}
            lost={lost}
          />
        </div>
        <div className="right">
          {isRereadLost && (
            <Notice tone="danger" title={texts.thePagesCouldNotBeRead} className="reread">
              {texts.whatYouSeeIsTheReading}
            </Notice>
          )}
          {reason === null ? (
            <Notice tone="ok" title={texts.readyToSummarize}>
              {readingSentence(document)}
            </Notice>
          ) : (
            <Notice tone="warn" title={reviewTitle(document)}>
              {reason}
            </Notice>
          )}
          <Suspense fallback={<Skeleton />}>
            {hasImages && <PageReview document={document} workbench={workbench} />}
            <p className="review-note">
              {reason === null || isPaste
                ? texts.noCreditHasBeenUsed
                : texts.theSummaryCanOnlyCoverWhat}{' '}
              {reason !== null && !isPaste && (
                <Link className="link" to={unreadPages}>
                  {texts.whyPagesStayUnread}
                </Link>
              )}
            </p>
            <div className="row">
              <Button onClick={workbench.proceed}>
                {reason === null ? texts.summarize : texts.summarizeAnyway}
              </Button>
              <Button variant="secondary" onClick={workbench.reset}>
                {texts.chooseAnotherDocument}
              </Button>
            </div>
          </Suspense>
          <ReadingFacts document={document} mode={job.mode} />
          <PrivacyLine>
            <p>{texts.readingHappenedOnThisDeviceNothing}</p>
          </PrivacyLine>
        </div>
      </div>
    </div>
  )
}
