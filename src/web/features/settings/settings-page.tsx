import type { ReactNode } from 'react'
import { useSyncStatus } from '#web/kit/data/use-store.ts'
import { isArriving } from '#web/kit/list/no-rows.tsx'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { ScreenButton } from '#web/kit/shell/screen-link.tsx'
import { choiceParam } from '#web/kit/shell/search-params.ts'
import { useSearchState } from '#web/kit/shell/use-search-state.ts'
import { PageSkeleton } from '#web/kit/ui/skeleton.tsx'
import { ThemeSwitch } from '#web/kit/theme/theme-switch.tsx'
import { Tabs } from '#web/kit/ui/tabs.tsx'
import { ClearProducts } from './clear-products.tsx'
import { GeneralTab } from './general-tab.tsx'
import { useProfiles } from './use-profiles.ts'
import { Panel } from '#web/kit/ui/panel.tsx'
import { StorageTab } from './storage-tab.tsx'
import { settingsMessages } from './messages.ts'

const shape = {
  tab: choiceParam(['general', 'appearance', 'storage', 'data', 'tokens', 'sessions'], 'general'),
}

/** The parts of the settings that belong to other features. */
export interface SettingsPageProps {
  readonly account: ReactNode
  readonly tokens: ReactNode
  readonly sessions: ReactNode
  readonly sampleShop: ReactNode
  /** The export of everything and the deletion of the account. */
  readonly accountData: ReactNode
  /** The button that exports all products; absent where there is none. */
  readonly exportMenu?: ReactNode
}

/** The settings, one part in sight at a time; the part is in the address (NAV-04). */
export function SettingsPage({ account, tokens, sessions, sampleShop, accountData, exportMenu }: SettingsPageProps) {
  const [{ tab }, update] = useSearchState(shape)
  const words = settingsMessages.tabs
  return (
    <>
      <PageHead
        title={settingsMessages.title}
        action={
          <>
            <ScreenButton screen="business-profile">{settingsMessages.toBusiness}</ScreenButton>
            <ScreenButton screen="profile">{settingsMessages.toProfile}</ScreenButton>
          </>
        }
      />
      <Tabs
        label={words.label}
        value={tab}
        onChange={(next) => update({ tab: next })}
        tabs={[
          { value: 'general', label: words.general, content: <General /> },
          { value: 'appearance', label: words.appearance, content: <Appearance /> },
          { value: 'storage', label: words.storage, content: <StorageTab /> },
          {
            value: 'data',
            label: words.data,
            content: (
              <Column>
                {exportMenu && (
                  <Panel
                    title={settingsMessages.data.exportTitle}
                    lead={settingsMessages.data.exportLead}
                    action={exportMenu}
                  />
                )}
                {sampleShop}
                <ClearProducts />
                {accountData}
              </Column>
            ),
          },
          { value: 'tokens', label: words.tokens, content: <Column>{tokens}</Column> },
          {
            value: 'sessions',
            label: words.sessions,
            content: (
              <Column>
                {account}
                {sessions}
              </Column>
            ),
          },
        ]}
      />
    </>
  )
}

function General() {
  const isEmpty = useProfiles().length === 0
  const isReading = isArriving(useSyncStatus())
  return isEmpty && isReading ? <PageSkeleton /> : <GeneralTab />
}

/** How the product looks on this device (SHELL-04). */
function Appearance() {
  const { title, lead } = settingsMessages.appearance
  return (
    <Column>
      <Panel title={title} lead={lead}>
        <div className="max-w-sm">
          <ThemeSwitch />
        </div>
      </Panel>
    </Column>
  )
}

function Column({ children }: { readonly children: ReactNode }) {
  return <div className="max-w-3xl space-y-4">{children}</div>
}
