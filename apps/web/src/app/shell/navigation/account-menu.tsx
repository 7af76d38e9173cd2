import { useSession } from '../../../lib/auth/session.tsx'
import { setTheme, useTheme } from '../../../lib/browser/theme.ts'
import { PersonIcon, SignOutIcon } from '../../../ui/icons.tsx'
import {
  Menu,
  MenuCheck,
  MenuChoice,
  MenuItem,
  MenuLink,
  type MenuOpening,
} from '../../../ui/overlays/menu.tsx'
import * as texts from '../../texts.ts'
import { themeOptions } from '../theme-choice.tsx'
import { initials } from './initials.ts'
import { planLabel, remainingLabel } from './plan-label.ts'
import { useLeaving } from './use-leaving.ts'

export interface Opening {
  readonly by: MenuOpening
  /** How many documents the device keeps: known before the menu shows, so that nothing moves under the pointer. */
  readonly kept: number
}

/** The avatar with its open menu: who is signed in, the plan, Settings and Sign Out. */
export function AccountMenu({ opening }: { opening: Opening }) {
  const { user, profile } = useSession()
  const leaving = useLeaving(opening.kept)
  const theme = useTheme()
  const letters = initials(profile?.full_name, user?.email)
  return (
    <Menu
      openedBy={opening.by}
      trigger={
        <button type="button" className="avatar hide-m" aria-label={texts.accountMenu(letters)}>
          {letters}
        </button>
      }
    >
      <div className="who">
        <b>{profile?.full_name || texts.user}</b>
        <span>{user?.email}</span>
        <span className="plan-line">
          <span>{planLabel(profile)}</span>
          <span className="num">{remainingLabel(profile)}</span>
        </span>
      </div>
      <MenuLink to="/settings">
        <PersonIcon />
        {texts.settings}
      </MenuLink>
      {leaving.kept > 0 && (
        <MenuCheck isChecked={leaving.isKeeping} onChange={leaving.setIsKeeping}>
          {texts.keepMyDocumentsOnThisDevice}
        </MenuCheck>
      )}
      <MenuItem onSelect={() => void leaving.leave()}>
        <SignOutIcon />
        {texts.signOut}
      </MenuItem>
      <MenuChoice label={texts.theme} value={theme} options={themeOptions} onChange={setTheme} />
    </Menu>
  )
}
