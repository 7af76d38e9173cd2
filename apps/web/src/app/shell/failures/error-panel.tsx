import type { ReactNode } from 'react'
import { LogoMark } from '../../../ui/logo.tsx'

interface Props {
  /** What is missing, in the margin. */
  mark: string
  title: string
  /** What happened, what it cost, what to do. */
  text: string
  /** Ways on. */
  children: ReactNode
}

/** A page that says what went wrong instead of the one that was asked for. */
export function ErrorPanel({ mark, title, text, children }: Props) {
  return (
    <div className="wrap error-page">
      <div className="error-page-margin">
        <span className="chip none">{mark}</span>
      </div>
      <div className="error-page-text">
        <h1>{title}</h1>
        <p role="alert">{text}</p>
        <div className="error-page-ways">{children}</div>
      </div>
    </div>
  )
}

/** The same where there is no frame around it, and perhaps no application either. */
export function ErrorFrame(props: Props) {
  return (
    <>
      <header className="error-page-bar">
        <div className="wrap">
          <a className="logo" href="/">
            <LogoMark />
          </a>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        <ErrorPanel {...props} />
      </main>
    </>
  )
}
