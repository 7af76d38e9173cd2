import type { ReactNode } from 'react'
import { Logo } from '../../../ui/logo.tsx'
import '../styles/auth.css'
import * as texts from '../texts.ts'
import { Example } from './example.tsx'

interface Props {
  title: string
  subtitle: string
  children: ReactNode
}

/** The sign-in screen: the form at the left, a example of the product at the right of wide screens. */
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
              <p className="b">{texts.signingInNeedsJavascriptTurn}</p>
            </div>
          </noscript>
          <div className="needs-script">{children}</div>
        </main>
      </div>
      <Example />
    </div>
  )
}
