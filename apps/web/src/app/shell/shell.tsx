import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'
import { usePageHead } from '../../lib/browser/page-head.ts'
import { usePolicy } from '../../lib/http/config.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Loading } from '../../ui/feedback/loading.tsx'
import { Toaster } from '../../ui/overlays/toaster.tsx'
import { addressOf, headAt } from '../page-heads.ts'
import * as texts from '../texts.ts'
import { Footer } from './footer.tsx'
import { NavBar } from './navigation/nav-bar.tsx'
import { OngoingNote } from './notes/ongoing-note.tsx'
import type { RouteHandle } from './route-handle.ts'
import { useScrollOnNavigation } from './use-scroll-on-navigation.ts'

/** What a page shows while it or its data is loading. */
export function PageLoading() {
  return (
    <div className="waiting">
      <Loading />
      <noscript>
        <p>{texts.precisReadsDocumentsInYourBrowser}</p>
      </noscript>
    </div>
  )
}

function HeadOfPage() {
  const { pathname, search } = useLocation()
  usePageHead(headAt(addressOf(pathname, search), usePolicy()))
  return null
}

/** The frame around every page: skip link, navigation bar, content, footer. */
export function Shell({ frameAt }: { frameAt: (pathname: string) => RouteHandle['frame'] }) {
  const frame = frameAt(useLocation().pathname) ?? 'page'
  useScrollOnNavigation()
  if (frame === 'none') {
    return (
      <Suspense fallback={<PageLoading />}>
        <HeadOfPage />
        <Outlet />
      </Suspense>
    )
  }
  return (
    <div className={classNames('shell', frame === 'landing' ? 'on-landing' : 'under-nav')}>
      <a className="skip" href="#main">
        {texts.skipToContent}
      </a>
      <NavBar isLanding={frame === 'landing'} />
      <Suspense fallback={<PageLoading />}>
        <HeadOfPage />
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
        {frame !== 'app' && <Footer />}
      </Suspense>
      <Toaster />
      <OngoingNote />
    </div>
  )
}
