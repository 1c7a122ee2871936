import LogOut from 'lucide-react/icons/log-out'
import UserRound from 'lucide-react/icons/user-round'
import { screenOf } from '#contract/screens.ts'
import { ThemeSwitch } from '../theme/theme-switch.tsx'
import { classNames } from '../ui/class-names.ts'
import { useAuth } from './auth-state.ts'
import type { NavigationEntry } from './navigation.ts'
import { PhoneSheet, sheetLineClass } from './phone-sheet.tsx'
import { screenIcon } from './screen-icons.tsx'
import { roleHere } from './role-here.ts'
import { ScreenLink } from './screen-link.tsx'
import { menuMessages } from './menu-messages.ts'
import { shellMessages } from './messages.ts'

interface MoreSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly entries: readonly NavigationEntry[]
}

/** What the bottom bar of a phone has no room for: the other rows, and what stands below each. */
export function MoreSheet({ open, onClose, entries }: MoreSheetProps) {
  const auth = useAuth()
  return (
    <PhoneSheet title={shellMessages.more} open={open} onClose={onClose}>
      <ul>
        {entries.flatMap((entry) => [
          ...(entry.phone && entry.children.length === 0 ? [] : [entry]).map(({ name, screen, icon, title }) => (
            <li key={name}>
              <ScreenLink screen={screen} onClick={onClose} className={sheetLineClass}>
                {screenIcon(icon)}
                {title}
              </ScreenLink>
            </li>
          )),
          ...entry.children.map(({ name, screen, search, title }) => (
            <li key={name}>
              <ScreenLink
                screen={screen}
                search={search}
                onClick={onClose}
                className={classNames(sheetLineClass, 'ps-11 font-medium! text-muted')}
              >
                {title}
              </ScreenLink>
            </li>
          )),
        ])}
      </ul>
      <div className="my-3 px-3">
        <ThemeSwitch hideLabel={false} />
      </div>
      {auth.status === 'signed-in' && (
        <div className="border-t border-line pt-2">
          <p className="truncate px-3 pt-2 text-muted">{auth.user.email}</p>
          <p className="px-3 pb-2 wrap-anywhere text-muted">{roleHere(auth.user)}</p>
          {!auth.user.member && (
            <ScreenLink screen="profile" onClick={onClose} className={sheetLineClass}>
              <UserRound aria-hidden="true" />
              {screenOf('profile').title}
            </ScreenLink>
          )}
          <ScreenLink screen="logout" onClick={onClose} className={sheetLineClass}>
            <LogOut aria-hidden="true" />
            {menuMessages.signOut}
          </ScreenLink>
        </div>
      )}
    </PhoneSheet>
  )
}
