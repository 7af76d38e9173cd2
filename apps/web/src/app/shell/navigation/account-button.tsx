import { lazy, Suspense, useState } from 'react'
import { useSession } from '../../../lib/auth/session.tsx'
import type { MenuOpening } from '../../../ui/overlays/menu.tsx'
import * as texts from '../../texts.ts'
import type { Opening } from './account-menu.tsx'
import { countKept } from './count-kept.ts'
import { initials } from './initials.ts'

const loadMenu = () => import('./account-menu.tsx')
const AccountMenu = lazy(async () => ({ default: (await loadMenu()).AccountMenu }))

/** The avatar. The menu that it opens is fetched when a hand comes near, and takes its place when first opened. */
export function AccountButton() {
  const { user, profile } = useSession()
  const [opening, setOpening] = useState<Opening | null>(null)
  const prepare = () => void loadMenu().catch(() => undefined)
  const open = async (by: MenuOpening) => setOpening({ by, kept: await countKept(user?.id) })
  const letters = initials(profile?.full_name, user?.email)
  const avatar = (
    <button
      type="button"
      className="avatar hide-m"
      aria-label={texts.accountMenu(letters)}
      aria-haspopup="menu"
      aria-expanded={opening !== null}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={({ detail }) => void open(detail === 0 ? 'ArrowDown' : 'pointer')}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        event.preventDefault()
        void open(event.key)
      }}
    >
      {letters}
    </button>
  )
  if (opening === null) return avatar
  return (
    <Suspense fallback={avatar}>
      <AccountMenu opening={opening} />
    </Suspense>
  )
}
