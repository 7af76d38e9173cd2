import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface IconProps {
  className?: string
}

/** A stroked 24 by 24 drawing, hidden from assistive technology. */
export function Icon({ className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg className={classNames('ic', className)} viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  )
}

function drawn(...paths: string[]) {
  return ({ className }: IconProps) => (
    <Icon {...(className === undefined ? {} : { className })}>
      {paths.map((d) => (
        <path key={d} d={d} />
      ))}
    </Icon>
  )
}

const lens = 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z'
const pupil = 'M14.8 12a2.8 2.8 0 1 1-5.6 0 2.8 2.8 0 0 1 5.6 0z'

export const CloseIcon = drawn('M6 6l12 12M18 6 6 18')
export const MenuIcon = drawn('M4 8h16M4 16h16')
export const BackIcon = drawn('M20 12H4m0 0 6-6m-6 6 6 6')
export const CheckIcon = drawn('m5 12.5 4.5 4.5L19 7')
export const ExternalIcon = drawn(
  'M14 5h5v5M19 5l-8 8M11 6H6a1 1 0 0 0-1 1v11a1 1 0 0 0 1 1h11a1 1 0 0 0 1-1v-5',
)
export const DocumentIcon = drawn(
  'M6 3.5h8l4 4V20a.5.5 0 0 1-.5.5h-11A.5.5 0 0 1 6 20z',
  'M14 3.5V8h4',
)
export const ShowIcon = drawn(lens, pupil)
export const HideIcon = drawn(lens, pupil, 'M4 20 20 4')
export const PersonIcon = drawn(
  'M15.5 8a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0z',
  'M5 20c.6-3.6 3.4-5.5 7-5.5s6.4 1.9 7 5.5',
)
export const SignOutIcon = drawn('M10 4H5v16h5M9 12h11m0 0-4-4m4 4-4 4')
export const SendIcon = drawn('M12 19V5m0 0-6 6m6-6 6 6')
export const AlertIcon = drawn('M12 8v5M12 16.2v.3', 'M12 3.5 21 19.5H3z')
export const SearchIcon = drawn('M17 11a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM15.5 15.5 20 20')
export const DownloadIcon = drawn('M12 4v11m0 0-5-5m5 5 5-5M5 20h14')
export const LockIcon = drawn('M5 11h14v9H5z', 'M8 11V8a4 4 0 0 1 8 0v3')
export const CopyIcon = drawn('M9 9h11v11H9z', 'M15 9V4H4v11h5')

export function GoogleIcon() {
  return (
    <svg className="g" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor">
      <path d="M20.5 12H12.5M20.5 12a8.5 8.5 0 1 1-2.7-6.2" strokeWidth="2.6" />
    </svg>
  )
}
