import type { ReactNode } from 'react'
import type { SettingsGroup } from '#contract/screen.ts'
import { type SettingsPart, settingsScreens } from '#contract/settings-screens.ts'
import { opensTo } from '#contract/teams/screens.ts'
import { ReaderNote } from '#web/kit/list/reader-note.tsx'
import { BackLink } from '#web/kit/list/record-page.tsx'
import { useSearch, useShown } from '#web/kit/shell/current-router.ts'
import { useAuth } from '#web/kit/shell/auth-state.ts'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { memberRoleIn } from '#web/kit/shell/reach.ts'
import { ReaderPart } from '#web/kit/shell/reader-part.tsx'
import type { Shown } from '#web/kit/shell/router.ts'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { PHONE_QUERY, useMediaQuery } from '#web/kit/ui/use-media-query.ts'
import { settingsMessages as messages } from './messages.ts'

const GROUPS = ['business', 'you', 'app'] as const satisfies readonly SettingsGroup[]

interface SettingsPageProps {
  /** What each part shows. */
  readonly parts: Readonly<Record<SettingsPart, ReactNode>>
  /** Beside the title of the parts that are about a business. */
  readonly businessChoice: ReactNode
}

/** The settings: their list, and one part, which has an address of its own (NAV-04). A phone shows the list, then the part. */
export function SettingsPage({ parts, businessChoice }: SettingsPageProps) {
  const phone = useMediaQuery(PHONE_QUERY)
  const shown = useShown(partOf)
  if (phone && !shown)
    return (
      <>
        <PageHead title={messages.title} />
        <PartsList current={undefined} />
      </>
    )
  const part = shown ?? settingsScreens[0]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 md:grid-cols-[200px_minmax(0,720px)]">
      {!phone && (
        <div className="sticky top-7">
          <p className="mb-3 px-2.5 text-lg font-bold">{messages.title}</p>
          <PartsList current={part.id} />
        </div>
      )}
      <div>
        {phone && <BackLink screen="settings">{messages.title}</BackLink>}
        <PageHead title={part.title} action={part.setting === 'business' && businessChoice} />
        {/* A part that is one panel has its title above it already. */}
        <div key={part.id} className="space-y-4 [&>section:only-child_h2]:sr-only">
          {part.setting === 'business' ? (
            <ReaderPart>
              <ReaderNote />
              {parts[part.id]}
            </ReaderPart>
          ) : (
            parts[part.id]
          )}
        </div>
      </div>
    </div>
  )
}

function partOf({ screen }: Shown) {
  return settingsScreens.find(({ id }) => id === screen?.id)
}

function PartsList({ current }: { readonly current: SettingsPart | undefined }) {
  const { profile } = useSearch()
  const role = memberRoleIn(useAuth())
  return (
    <nav aria-label={messages.title} className="space-y-4">
      {GROUPS.filter((group) => settingsScreens.some((part) => part.setting === group && opensTo(part, role))).map(
        (group) => (
          <section key={group}>
            <h2 className="mb-1 px-2.5 text-[13px] font-semibold text-muted">{messages.groups[group]}</h2>
            <ul className="flex flex-col gap-0.5">
              {settingsScreens
                .filter((part) => part.setting === group && opensTo(part, role))
                .map(({ id, title }) => (
                  <li key={id}>
                    <ScreenLink
                      screen={id}
                      search={group === 'business' ? { profile } : {}}
                      aria-current={id === current ? 'page' : undefined}
                      className={classNames(
                        'flex min-h-9 items-center rounded-lg px-2.5 font-semibold hover:bg-accent hover:text-fg max-md:min-h-12',
                        id === current ? 'bg-accent text-fg' : 'text-muted max-md:text-fg',
                      )}
                    >
                      {title}
                    </ScreenLink>
                  </li>
                ))}
            </ul>
          </section>
        ),
      )}
    </nav>
  )
}
