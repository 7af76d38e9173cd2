import { routeOf, signUpAddress } from '@precis/domain'
import { useSyncExternalStore } from 'react'
import { Link, useLocation } from 'react-router'
import { useSession } from '../../../lib/auth/session.tsx'
import { isPageScrolled, onScroll } from '../../../lib/browser/page-scroll.ts'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Logo } from '../../../ui/logo.tsx'
import { Island } from '../../islands/island.tsx'
import * as texts from '../../texts.ts'
import { AccountButton } from './account-button.tsx'
import { NavDrawerButton } from './nav-drawer-button.tsx'

/** The bar at the top of every page: tall and transparent over the landing page, compact elsewhere. */
export function NavBar({ isLanding }: { isLanding: boolean }) {
  const { status } = useSession()
  const location = useLocation()
  const isScrolled = useSyncExternalStore(onScroll, isPageScrolled, () => false)
  // While the session is checked both are there; what the browser keeps of it decides which one shows.
  const isChecking = status === 'loading'
  const current = (path: string) => (routeOf(location.pathname) === path ? 'page' : undefined)
  return (
    <header className={classNames('nav', !isLanding && 'app', isScrolled && 'is-scrolled')}>
      <div className="wrap inner">
        <Logo />
        <nav className="nav-links" aria-label={texts.main}>
          {status !== 'out' && (
            <Link
              to="/analyze"
              className={isChecking ? 'when-in' : undefined}
              aria-current={current('/analyze')}
            >
              {texts.dashboard}
            </Link>
          )}
          {status !== 'in' && (
            <Link
              to={signUpAddress}
              className={isChecking ? 'when-out' : undefined}
              aria-current={current('/auth')}
            >
              {texts.tryNow}
            </Link>
          )}
          <Link to="/#features">{texts.features}</Link>
          <Link to="/#pricing">{texts.pricing}</Link>
        </nav>
        <div className="nav-end">
          {status !== 'in' && (
            <LinkButton
              to="/auth"
              variant="secondary"
              className={classNames('hide-m', isChecking && 'when-out')}
            >
              {texts.signIn}
            </LinkButton>
          )}
          {status === 'in' && <AccountButton key={location.key} />}
          <Island name="menu">
            <NavDrawerButton place={location.key} />
          </Island>
        </div>
      </div>
    </header>
  )
}
