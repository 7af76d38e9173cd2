import { lazy, Suspense, useState } from 'react'
import { useSession } from '../../lib/session.tsx'
import { initials } from './initials.ts'

const loadMenu = () => import('./account-menu.tsx')
const AccountMenu = lazy(async () => ({ default: (await loadMenu()).AccountMenu }))

/** The avatar. The menu that it opens is fetched when a hand comes near, and takes its place when first opened. */
export function AccountButton() {
  const { user, profile } = useSession()
  const [isAsked, setIsAsked] = useState(false)
  const prepare = () => void loadMenu().catch(() => undefined)
  const ask = () => setIsAsked(true)
  const avatar = (
    <button
      type="button"
      className="avatar hide-m"
      aria-label="Account menu"
      aria-haspopup="menu"
      aria-expanded={isAsked}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={ask}
      onKeyDown={({ key }) => {
        if (key === 'ArrowDown' || key === 'ArrowUp') ask()
      }}
    >
      {initials(profile?.full_name, user?.email)}
    </button>
  )
  if (!isAsked) return avatar
  return (
    <Suspense fallback={avatar}>
      <AccountMenu />
    </Suspense>
  )
}
