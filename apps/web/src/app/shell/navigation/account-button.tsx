import { lazy, Suspense, useState } from 'react'
import { useSession } from '../../../lib/auth/session.tsx'
import type { MenuOpening } from '../../../ui/overlays/menu.tsx'
import * as texts from '../../texts.ts'
import { initials } from './initials.ts'

const loadMenu = () => import('./account-menu.tsx')
const AccountMenu = lazy(async () => ({ default: (await loadMenu()).AccountMenu }))

/** The avatar. The menu that it opens is fetched when a hand comes near, and takes its place when first opened. */
export function AccountButton() {
  const { user, profile } = useSession()
  const [openedBy, setOpenedBy] = useState<MenuOpening | null>(null)
  const prepare = () => void loadMenu().catch(() => undefined)
  const letters = initials(profile?.full_name, user?.email)
  const avatar = (
    <button
      type="button"
      className="avatar hide-m"
      aria-label={texts.accountMenu(letters)}
      aria-haspopup="menu"
      aria-expanded={openedBy !== null}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={({ detail }) => setOpenedBy(detail === 0 ? 'ArrowDown' : 'pointer')}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        event.preventDefault()
        setOpenedBy(event.key)
      }}
    >
      {letters}
    </button>
  )
  if (openedBy === null) return avatar
  return (
    <Suspense fallback={avatar}>
      <AccountMenu openedBy={openedBy} />
    </Suspense>
  )
}
