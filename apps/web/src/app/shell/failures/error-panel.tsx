import type { ReactNode } from 'react'
import { LogoMark } from '../../../ui/logo.tsx'
import './error-page.css'

interface Props {
  /** What is missing, in the margin. */
  mark: string
  title: string
  /** What happened, what it cost, what to do. */
  text: string
  /** Ways on. */
  children: ReactNode
}

/** A page that says what went wrong, in the place of the one that was asked for. */
export function Trouble({ mark, title, text, children }: Props) {
  return (
    <div className="wrap trouble">
      <div className="trouble-margin">
        <span className="chip none">{mark}</span>
      </div>
      <div className="trouble-text">
        <h1>{title}</h1>
        <p role="alert">{text}</p>
        <div className="trouble-ways">{children}</div>
      </div>
    </div>
  )
}

/** The same where there is no frame around it, and perhaps no application either. */
export function TroubleAlone(props: Props) {
  return (
    <>
      <header className="trouble-bar">
        <div className="wrap">
          <a className="logo" href="/">
            <LogoMark />
          </a>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        <Trouble {...props} />
      </main>
    </>
  )
}
