import { type ReactNode, StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { keepThread } from '../../features/marketing/landing/hero/keep-thread.ts'
import { scrollToFeatures } from '../../features/marketing/landing/hero/scroll-to-features.ts'
import type { ButtonLink } from '../../features/try-out/components/full-analysis.tsx'
import { TryOut } from '../../features/try-out/try-out.tsx'
import { SessionContext, visitor } from '../../lib/auth/session-context.ts'
import { noteSession } from '../../lib/auth/stored-session.ts'
import { configOfPage } from '../../lib/browser/page-facts.ts'
import { isPageScrolled, onScroll } from '../../lib/browser/page-scroll.ts'
import { ConfigProvider } from '../../lib/http/config.tsx'
import { keepForOffline } from '../../offline/register.ts'
import { buttonClass } from '../../ui/buttons/button-class.ts'
import { NavDrawerButton } from '../shell/navigation/nav-drawer-button.tsx'
import { ThemeChoice } from '../shell/theme-choice.tsx'
import type { IslandName } from './island.tsx'
import { IslandFailure } from './island-failure.tsx'

const PlainLinkButton: ButtonLink = ({ to, ...link }) => (
  <a {...link} href={to} className={buttonClass({})} />
)

const islands: Readonly<Record<IslandName, ReactNode>> = {
  menu: <NavDrawerButton place="" />,
  theme: <ThemeChoice name="theme" />,
  'try-out': <TryOut LinkButton={PlainLinkButton} />,
}

function wake(name: string, island: ReactNode): void {
  const place = document.querySelector(`[data-island="${name}"]`)
  if (place === null) throw new Error(`The page has no place for ${name}`)
  // As a transition, React draws it in pieces of 5 ms instead of one long task.
  startTransition(() => {
    hydrateRoot(
      place,
      <StrictMode>
        <IslandFailure>
          <ConfigProvider config={configOfPage()}>
            <SessionContext value={visitor}>{island}</SessionContext>
          </ConfigProvider>
        </IslandFailure>
      </StrictMode>,
    )
  })
}

/** Wakes what answers on the landing page, for somebody without a session; the rest stays as the server wrote it. */
export function wakeIslands(): void {
  for (const [name, island] of Object.entries(islands)) wake(name, island)
  document.querySelector('.hero button')?.addEventListener('click', scrollToFeatures)
  const stage = document.querySelector<HTMLElement>('.stage')
  if (stage !== null) keepThread(stage)
  const bar = document.querySelector('.nav')
  const showScroll = () => bar?.classList.toggle('is-scrolled', isPageScrolled())
  showScroll()
  onScroll(showScroll)
  noteSession()
  keepForOffline()
}
