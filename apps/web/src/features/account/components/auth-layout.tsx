import type { ReactNode } from 'react'
import { Logo } from '../../../ui/logo.tsx'
import '../styles/auth.css'

interface Props {
  title: string
  subtitle: string
  children: ReactNode
}

/** The sign-in desk: the form at the left, a specimen of the product at the right of wide screens. */
export function AuthLayout({ title, subtitle, children }: Props) {
  return (
    <div className="auth">
      <div className="form">
        <header>
          <Logo />
        </header>
        <main className="box" id="main" tabIndex={-1}>
          <h1>{title}</h1>
          <p>{subtitle}</p>
          <noscript>
            <div className="note warn">
              <p className="b">
                Signing in needs JavaScript. Turn it on for this site, then reload the page.
              </p>
            </div>
          </noscript>
          <div className="needs-script">{children}</div>
        </main>
      </div>
      <Specimen />
    </div>
  )
}

function Specimen() {
  return (
    <div className="art" aria-hidden="true">
      <div className="sheet">
        <div className="folio">
          <span>Commercial Lease</span>
          <span>p. 9</span>
        </div>
        <h4>15. Renewal</h4>
        <p className="quoted">
          15.1{' '}
          <span className="cite is-active">
            This lease renews for a further five years unless either party gives notice in writing
            at least one hundred and eighty days before the end of the term.
          </span>
          <i className="bracket" />
        </p>
        <div className="rest">
          <p>
            15.2 Rent during the renewal term shall be the rent payable immediately before it
            begins, increased under clause 4.2 as though no interruption had occurred.
          </p>
          <p>15.3 All other terms continue to apply.</p>
        </div>
        <div className="says">
          <span>In plain language</span>
          It renews by itself. To stop it, write by 1&nbsp;September 2029.
        </div>
      </div>
    </div>
  )
}
