import { Link, useLocation } from 'react-router'
import { useIsHydrated } from '../../lib/browser/hydrated.ts'
import { usePageHead } from '../../lib/browser/page-head.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { NoPageChip } from '../../ui/evidence/chip.tsx'
import './not-found-page.css'
import { notFoundHead } from './not-found-head.ts'

const oftenSought = [
  { to: '/analyze', name: 'Summarize a document' },
  { to: '/#pricing', name: 'Pricing' },
  { to: '/help/article/getting-started/quick-start-guide', name: 'Quick start guide' },
  { to: '/privacy-policy', name: 'Privacy Policy' },
]

/** Stands at every address that leads nowhere. */
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
        <h1>There is no page here</h1>
        <p className="lead">
          Nothing stands at {isHydrated ? <b>{pathname}</b> : 'this address'}. The address may be
          mistyped, or the page may have moved.
        </p>
        <div className="lost-ways">
          <LinkButton to="/" size="lg">
            Back to Home
          </LinkButton>
          <LinkButton to="/help" variant="secondary" size="lg">
            Help Center
          </LinkButton>
        </div>
        <h2>Often looked for</h2>
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
            <span>Precis</span>
            <span>p. 404</span>
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
