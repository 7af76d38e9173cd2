import { signUpAddress } from '@precis/domain'
import { Link, useInRouterContext, useLocation } from 'react-router'
import { useSession } from '../../../lib/auth/session.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { Logo } from '../../../ui/logo.tsx'
import { Drawer } from '../../../ui/overlays/drawer.tsx'
import * as texts from '../../texts.ts'
import { ThemeChoice } from '../theme-choice.tsx'
import { initials } from './initials.ts'
import { planLabel, remainingLabel } from './plan-label.ts'
import { useLeaving } from './use-leaving.ts'
import { WholePageRouter } from './whole-page-router.tsx'

interface Props {
  isOpen: boolean
  onClose: () => void
}

function entries(isSignedIn: boolean): readonly { to: string; label: string }[] {
  return [
    { to: '/', label: 'Home' },
    isSignedIn
      ? { to: '/analyze', label: texts.dashboard }
      : { to: signUpAddress, label: texts.tryNow },
    { to: '/#features', label: texts.features },
    { to: '/#showcase', label: texts.useCases },
    { to: '/about', label: texts.aboutUs },
    { to: '/security', label: texts.security },
    { to: '/help', label: texts.helpCenter },
    ...(isSignedIn ? [{ to: '/settings', label: texts.settings }] : []),
  ]
}

/** The navigation of narrow screens. Where no router is awake, its links load their pages whole. */
export function NavDrawer(props: Props) {
  const hasRouter = useInRouterContext()
  return hasRouter ? (
    <Navigation {...props} />
  ) : (
    <WholePageRouter>
      <Navigation {...props} />
    </WholePageRouter>
  )
}

function Navigation({ isOpen, onClose }: Props) {
  const { status, user, profile } = useSession()
  const leaving = useLeaving()
  const { pathname } = useLocation()
  const isSignedIn = status === 'in'
  const plan = [planLabel(profile), remainingLabel(profile)].filter(Boolean).join(', ')
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      label={texts.menu}
      header={<Logo />}
      footer={
        <>
          {isSignedIn ? (
            <>
              <div className="who">
                <span className="avatar" aria-hidden="true">
                  {initials(profile?.full_name, user?.email)}
                </span>
                <div>
                  {profile?.full_name || texts.user}
                  <span>{user?.email}</span>
                  <span>{plan}</span>
                </div>
              </div>
              {leaving.kept > 0 && (
                <label className="keep">
                  <input
                    type="checkbox"
                    checked={leaving.isKeeping}
                    onChange={({ target }) => leaving.setIsKeeping(target.checked)}
                  />
                  {texts.keepMyDocumentsOnThisDevice}
                </label>
              )}
              <Button
                variant="secondary"
                isBlock
                className="tall"
                onClick={() => {
                  onClose()
                  void leaving.leave()
                }}
              >
                {texts.signOut}
              </Button>
            </>
          ) : (
            <LinkButton to="/auth" isBlock className="tall" onClick={onClose}>
              {texts.signIn}
            </LinkButton>
          )}
          <ThemeChoice name="menu-theme" />
        </>
      }
    >
      <nav aria-label={texts.menu}>
        {entries(isSignedIn).map(({ to, label }) => (
          <Link
            key={to}
            to={to}
            aria-current={to === pathname ? 'page' : undefined}
            onClick={onClose}
          >
            {label}
          </Link>
        ))}
      </nav>
    </Drawer>
  )
}
