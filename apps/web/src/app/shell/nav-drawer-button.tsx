import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { IconButton } from '../../ui/icon-button.tsx'
import { MenuIcon } from '../../ui/icons.tsx'

const loadDrawer = () => import('./nav-drawer.tsx')
const NavDrawer = lazy(async () => ({ default: (await loadDrawer()).NavDrawer }))

/** Opens the navigation of narrow screens, whose code is fetched when a hand comes near. */
export function NavDrawerButton() {
  const location = useLocation()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const prepare = () => void loadDrawer().catch(() => undefined)
  return (
    <>
      <IconButton
        label="Open menu"
        className="burger needs-script"
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpenedAt(location.key)}
      >
        <MenuIcon />
      </IconButton>
      {openedAt !== null && (
        <Suspense>
          <NavDrawer isOpen={openedAt === location.key} onClose={() => setOpenedAt('')} />
        </Suspense>
      )}
    </>
  )
}
