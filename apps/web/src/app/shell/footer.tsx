import { Link } from 'react-router'
import { usePolicy } from '../../lib/http/config.tsx'
import { Logo } from '../../ui/logo.tsx'
import { Island } from '../islands/island.tsx'
import * as texts from '../texts.ts'
import { ThemeChoice } from './theme-choice.tsx'

const firstYear = 2026

function copyright(year: number): string {
  return year > firstYear ? texts.precis(firstYear, year) : texts.precisOf(firstYear)
}

export function Footer() {
  const { supportEmail } = usePolicy()
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="cols">
          <div>
            <Logo />
            <p>{texts.summariesYouCanCheckSentence}</p>
          </div>
          <div>
            <h2>{texts.product}</h2>
            <ul>
              <li>
                <Link to="/#features">{texts.aiFeatures}</Link>
              </li>
              <li>
                <Link to="/#showcase">{texts.useCases}</Link>
              </li>
              <li>
                <Link to="/#pricing">{texts.pricing}</Link>
              </li>
            </ul>
          </div>
          <div>
            <h2>{texts.company}</h2>
            <ul>
              <li>
                <Link to="/about">{texts.aboutUs}</Link>
              </li>
              <li>
                <a href={`mailto:${supportEmail}`}>{texts.contactUs}</a>
              </li>
              <li>
                <Link to="/help">{texts.helpCenter}</Link>
              </li>
            </ul>
          </div>
          <div>
            <h2>{texts.legal}</h2>
            <ul>
              <li>
                <Link to="/privacy-policy">{texts.privacyPolicy}</Link>
              </li>
              <li>
                <Link to="/terms">{texts.termsOfService}</Link>
              </li>
              <li>
                <Link to="/security">{texts.security}</Link>
              </li>
              <li>
                <Link to="/compliance">{texts.compliance}</Link>
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
            {texts.contactSupport}
          </a>
        </div>
      </div>
    </footer>
  )
}
