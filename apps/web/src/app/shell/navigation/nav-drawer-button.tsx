import { lazy, useState } from 'react'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { MenuIcon } from '../../../ui/icons.tsx'
import { OnceOpened } from '../../../ui/overlays/once-opened.tsx'
import * as texts from '../../texts.ts'

const loadDrawer = () => import('./nav-drawer.tsx')
const NavDrawer = lazy(async () => ({ default: (await loadDrawer()).NavDrawer }))

/** Opens the navigation of narrow screens, whose code is fetched when a hand comes near. It closes when `place` changes. */
export function NavDrawerButton({ place }: { place: string }) {
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const isOpen = openedAt === place
  const prepare = () => void loadDrawer().catch(() => undefined)
  return (
    <>
      <IconButton
        label={texts.openMenu}
        className="burger needs-script"
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpenedAt(place)}
      >
        <MenuIcon />
      </IconButton>
      <OnceOpened isOpen={isOpen}>
        <NavDrawer isOpen={isOpen} onClose={() => setOpenedAt(null)} />
      </OnceOpened>
    </>
  )
}
