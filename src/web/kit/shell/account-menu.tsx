import LogOut from 'lucide-react/icons/log-out'
import { themeMessages } from '../theme/messages.ts'
import { chooseTheme, themeChoices } from '../theme/theme.ts'
import { useThemeChoice } from '../theme/use-theme-choice.ts'
import { classNames } from '../ui/class-names.ts'
import { MenuButton } from '../ui/menu-button.tsx'
import type { SignedInUser } from './auth-state.ts'
import { useGo } from './screen-link.tsx'
import { shellMessages } from './messages.ts'

/** Who is signed in, the theme, and the way out. */
export function AccountMenu({ user, folded }: { readonly user: SignedInUser; readonly folded: boolean }) {
  const theme = useThemeChoice()
  const go = useGo()
  const name = user.name || user.email
  return (
    <MenuButton
      label={shellMessages.account}
      className={classNames(
        'flex h-11 items-center gap-2.5 rounded-lg text-left hover:bg-accent',
        folded ? 'w-9 justify-center' : 'w-full px-1.5',
      )}
      face={
        <>
          <span
            aria-hidden="true"
            className="inline-flex size-7 shrink-0 items-center justify-center rounded-full bg-accent-strong text-xs font-bold"
          >
            {initial(name)}
          </span>
          {folded ? (
            <span className="sr-only">{name}</span>
          ) : (
            <span className="min-w-0">
              <span className="block truncate leading-5 font-semibold">{name}</span>
              {name !== user.email && <span className="block truncate text-xs text-muted">{user.email}</span>}
            </span>
          )}
        </>
      }
      entries={[
        { type: 'heading', label: themeMessages.theme },
        ...themeChoices.map((choice) => ({
          type: 'check' as const,
          label: themeMessages[choice],
          checked: theme === choice,
          onChange: () => chooseTheme(choice),
        })),
        { type: 'line' },
        { label: shellMessages.signOut, icon: <LogOut aria-hidden="true" />, run: () => go('logout') },
      ]}
    />
  )
}

function initial(name: string): string {
  return Array.from(name.trim())[0]?.toUpperCase() ?? '?'
}
