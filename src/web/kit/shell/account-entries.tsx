import type { RefObject } from 'react'
import { infoPageTitles } from '#contract/info-page-messages.ts'
import { INFO_PAGES } from '#contract/info-pages.ts'
import { screenOf } from '#contract/screens.ts'
import { languageNames } from '../language/language-choice.ts'
import { useAnswer } from '../load/use-answer.ts'
import { languageMessages } from '../language/messages.ts'
import { useLanguage } from '../language/use-language.ts'
import { themeMessages } from '../theme/messages.ts'
import { chooseTheme, themeChoices } from '../theme/theme.ts'
import { useThemeChoice } from '../theme/use-theme-choice.ts'
import { Menu } from '../ui/menu.tsx'
import { accountsOf } from './accounts-of.ts'
import { useAuth } from './auth-state.ts'
import { memberRoleIn } from './reach.ts'
import { useGo } from './screen-link.tsx'
import { openShortcuts } from './shortcuts-state.ts'
import { menuMessages } from './menu-messages.ts'
import { siteSettingsOnce } from './site-settings.ts'
import { shellMessages } from './messages.ts'
import { switchAccount } from './switch-account.ts'

interface AccountEntriesProps {
  readonly id: string
  readonly anchor: RefObject<HTMLElement | null>
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** The name of the user and of the business. */
  readonly who: string
}

/** What concerns the person who is signed in: profile, theme, keys, and the way out. */
export function AccountEntries({ who, ...menu }: AccountEntriesProps) {
  const theme = useThemeChoice()
  const language = useLanguage()
  const go = useGo()
  const auth = useAuth()
  const { answer: site } = useAnswer(null, siteSettingsOnce)
  const isAdmin = auth.status === 'signed-in' && auth.user.role === 'admin'
  const accounts = auth.status === 'signed-in' ? accountsOf(auth.user) : []
  const isMember = memberRoleIn(auth) !== undefined
  // Pages of the server: the browser goes there.
  const pages = INFO_PAGES.map(({ id, path }) => ({ label: infoPageTitles[id], run: () => location.assign(path) }))
  return (
    <Menu
      {...menu}
      label={shellMessages.account}
      entries={[
        { type: 'heading', label: who },
        // A person's own profile and language stand in their own account.
        ...(isMember
          ? []
          : [
              { label: screenOf('profile').title, run: () => go('profile') },
              {
                type: 'submenu' as const,
                label: languageMessages.language,
                entries: [{ tag: '', name: languageMessages.device } as const, ...languageNames()].map(
                  ({ tag, name }) => ({
                    type: 'check' as const,
                    label: name,
                    checked: language.choice === tag,
                    onChange: () => language.choose(tag),
                  }),
                ),
              },
            ]),
        {
          type: 'submenu',
          label: themeMessages.theme,
          entries: themeChoices.map((choice) => ({
            type: 'check' as const,
            label: themeMessages[choice],
            checked: theme === choice,
            onChange: () => chooseTheme(choice),
          })),
        },
        { label: menuMessages.shortcuts, detail: '?', run: openShortcuts },
        { type: 'submenu', label: menuMessages.about, entries: pages },
        ...(site?.sellsPlans && !isMember ? [{ label: menuMessages.plan, run: () => go('settings-plan') }] : []),
        ...(accounts.length > 1 && auth.status === 'signed-in'
          ? [
              {
                type: 'submenu' as const,
                label: menuMessages.workIn,
                entries: accounts.map((account) => ({
                  type: 'check' as const,
                  label: account.name,
                  checked: account.id === auth.user.userId,
                  onChange: () => {
                    if (account.id !== auth.user.userId) void switchAccount(account)
                  },
                })),
              },
            ]
          : []),
        ...(isAdmin ? [{ label: menuMessages.administration, run: () => go('admin-dashboard') }] : []),
        { type: 'line' },
        { label: menuMessages.signOut, run: () => go('logout') },
      ]}
    />
  )
}
