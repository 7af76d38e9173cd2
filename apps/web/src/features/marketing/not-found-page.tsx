import { Link, useLocation } from 'react-router'
import { NoPageChip } from '../../ui/chip.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import './not-found-page.css'

const oftenSought = [
  { to: '/analyze', name: 'Summarize a document' },
  { to: '/#pricing', name: 'Pricing' },
  { to: '/help/article/getting-started/quick-start-guide', name: 'Quick start guide' },
  { to: '/privacy-policy', name: 'Privacy Policy' },
]

/** Stands at every address that leads nowhere. */
export function NotFoundPage() {
  const { pathname } = useLocation()
  return (
    <div className="wrap lost">
      <title>Page not found · Precis</title>
      <div className="lost-margin">
        <NoPageChip />
      </div>
      <div className="lost-text">
        <h1>There is no page here</h1>
        <p className="lead">
          Nothing stands at <b>{pathname}</b>. The address may be mistyped, or the page may have
          moved.
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
      <div className="lost-desk" aria-hidden="true">
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
