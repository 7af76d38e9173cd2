import { Link } from 'react-router'
import { usePolicy } from '../../lib/http/config.tsx'
import { Logo } from '../../ui/logo.tsx'
import { Island } from '../islands/island.tsx'
import { ThemeChoice } from './theme-choice.tsx'

const firstYear = 2026

function copyright(year: number): string {
  return year > firstYear ? `© ${firstYear}–${year} Precis` : `© ${firstYear} Precis`
}

export function Footer() {
  const { supportEmail } = usePolicy()
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="cols">
          <div>
            <Logo />
            <p>Summaries you can check, sentence by sentence, against the source.</p>
          </div>
          <div>
            <h2>Product</h2>
            <ul>
              <li>
                <Link to="/#features">AI Features</Link>
              </li>
              <li>
                <Link to="/#showcase">Use Cases</Link>
              </li>
              <li>
                <Link to="/#pricing">Pricing</Link>
              </li>
            </ul>
          </div>
          <div>
            <h2>Company</h2>
            <ul>
              <li>
                <Link to="/about">About Us</Link>
              </li>
              <li>
                <a href={`mailto:${supportEmail}`}>Contact Us</a>
              </li>
              <li>
                <Link to="/help">Help Center</Link>
              </li>
            </ul>
          </div>
          <div>
            <h2>Legal</h2>
            <ul>
              <li>
                <Link to="/privacy-policy">Privacy Policy</Link>
              </li>
              <li>
                <Link to="/terms">Terms of Service</Link>
              </li>
              <li>
                <Link to="/security">Security</Link>
              </li>
              <li>
                <Link to="/compliance">Compliance</Link>
              </li>
            </ul>
          </div>
        </div>
        <div className="end">
          <span>{copyright(new Date().getFullYear())}</span>
          <Island name="theme">
            <ThemeChoice name="theme" />
          </Island>
          <a className="link" href={`mailto:${supportEmail}`}>
            Contact Support
          </a>
        </div>
      </div>
    </footer>
  )
}
