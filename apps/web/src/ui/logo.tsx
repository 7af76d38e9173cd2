import { Link } from 'react-router'
import * as texts from './texts.ts'

/** The product's mark and name. */
export function LogoMark() {
  return (
    <>
      <svg viewBox="0 0 20 22" aria-hidden="true" fill="none">
        <path d="M2 1v20" stroke="var(--accent)" strokeWidth="2.5" />
        <path d="M7 3h13M7 8.3h13M7 13.6h9M7 18.9h4" stroke="currentColor" strokeWidth="2" />
      </svg>
      {texts.precis}
    </>
  )
}

/** The mark and the name; leads home. */
export function Logo() {
  return (
    <Link className="logo" to="/">
      <LogoMark />
    </Link>
  )
}
