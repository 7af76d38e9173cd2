import { Link, useLocation } from 'react-router'
import { useIsHydrated } from '../../lib/browser/hydrated.ts'
import { usePageHead } from '../../lib/browser/page-head.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { NoPageChip } from '../../ui/evidence/chip.tsx'
import './not-found-page.css'
import { notFoundHead } from './not-found-head.ts'
import * as texts from './texts.ts'

const oftenSought = [
  { to: '/analyze', name: texts.summarizeADocument },
  { to: '/#pricing', name: texts.pricing },
  { to: '/help/article/getting-started/quick-start-guide', name: texts.quickStartGuide },
  { to: '/privacy-policy', name: texts.privacyPolicy },
]

/** Shown at every address that leads nowhere. */
export function NotFoundPage() {
  const { pathname } = useLocation()
  const isHydrated = useIsHydrated()
  usePageHead(notFoundHead)
  return (
    <div className="wrap lost">
      <div className="lost-margin">
        <NoPageChip />
      </div>
      <div className="lost-text">
        <h1>{texts.thereIsNoPageHere}</h1>
        <p className="lead">
          {texts.couldNotFind} {isHydrated ? <b>{pathname}</b> : texts.thisAddress}
          {texts.theAddressMayBeMistyped}
        </p>
        <div className="lost-ways">
          <LinkButton to="/" size="lg">
            {texts.backToHome}
          </LinkButton>
          <LinkButton to="/help" variant="secondary" size="lg">
            {texts.helpCenter}
          </LinkButton>
        </div>
        <h2>{texts.oftenLookedFor}</h2>
        <ul>
          {oftenSought.map(({ to, name }) => (
            <li key={to}>
              <Link className="link" to={to}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <div className="lost-page" aria-hidden="true">
        <div className="sheet">
          <div className="folio">
            <span>{texts.precis}</span>
            <span>{texts.p404}</span>
          </div>
          <i />
          <i />
          <i />
          <div className="gap" />
          <i />
          <i />
        </div>
      </div>
    </div>
  )
}
