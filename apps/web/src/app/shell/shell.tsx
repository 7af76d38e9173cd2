import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { classNames } from '../../ui/class-names.ts'
import { Loading } from '../../ui/loading.tsx'
import { Toaster } from '../../ui/toaster.tsx'
import { Footer } from './footer.tsx'
import { NavBar } from './nav-bar.tsx'
import { useRouteHandle } from './route-handle.ts'
import { useScrollOnNavigation } from './use-scroll-on-navigation.ts'
import './shell.css'

/** What a page shows while it or its data is on the way. */
export function PageLoading() {
  return (
    <div className="waiting">
      <Loading />
    </div>
  )
}

/** The frame around every page: skip link, navigation bar, content, footer. */
export function Shell() {
  const { title, frame = 'page' } = useRouteHandle()
  useScrollOnNavigation()
  const windowTitle = title !== undefined && <title>{`${title} · Precis`}</title>
  if (frame === 'none') {
    return (
      <Suspense fallback={<PageLoading />}>
        {windowTitle}
        <Outlet />
      </Suspense>
    )
  }
  return (
    <div className={classNames('shell', frame === 'landing' ? 'on-landing' : 'under-nav')}>
      {windowTitle}
      <a className="skip" href="#main">
        Skip to content
      </a>
      <NavBar isLanding={frame === 'landing'} />
      <Suspense fallback={<PageLoading />}>
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
        {frame !== 'app' && <Footer />}
      </Suspense>
      <Toaster />
    </div>
  )
}
