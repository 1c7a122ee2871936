import type { ReactNode } from 'react'
import { useSyncStatus } from '#web/kit/data/use-store.ts'
import { isArriving } from '#web/kit/list/no-rows.tsx'
import { useGo } from '#web/kit/shell/screen-link.tsx'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { FieldScope } from '#web/kit/ui/field-scope.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { PageSkeleton } from '#web/kit/ui/skeleton.tsx'
import { businessMessages } from './business-messages.ts'
import { LogoPanel } from './logo-panel.tsx'
import type { ProfileEditing } from './profile-field.tsx'
import { ProfilesPanel } from './profiles-panel.tsx'
import { useChosenProfile } from './use-profiles.ts'
import { settingsMessages as messages } from './messages.ts'

/** A part of the settings about a business, the default one unless another was chosen (PROF-02). */
export function BusinessPart({ render }: { readonly render: (editing: ProfileEditing) => ReactNode }) {
  const { standard, editing, choose } = useChosenProfile()
  if (!editing) return <NoProfile />
  const { row } = editing
  return (
    <>
      {row.id !== standard?.id && (
        <Banner
          tone="neutral"
          title={messages.business.editing(row.name)}
          action={
            <Button reads size="small" onClick={() => choose('')}>
              {messages.business.backToDefault}
            </Button>
          }
        />
      )}
      {/* What is typed into one profile must not appear in another. */}
      <FieldScope of={row.id}>{render(editing)}</FieldScope>
    </>
  )
}

/** The logo of the business that is edited. */
export function BusinessLogo() {
  const { editing, actions } = useChosenProfile()
  return editing && <LogoPanel key={editing.row.id} row={editing.row} actions={actions} />
}

/** Which business is edited, where there are several. */
export function BusinessChoice() {
  const { profiles, editing, choose } = useChosenProfile()
  if (!editing || profiles.length < 2) return null
  return (
    <NativeSelect
      label={businessMessages.choose}
      hideLabel
      className="w-52"
      value={editing.row.id}
      options={profiles.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={choose}
    />
  )
}

/** All businesses of the user. */
export function ProfilesPart() {
  const { profiles, actions, standard, editing } = useChosenProfile()
  const go = useGo()
  if (!editing) return <NoProfile />
  const choose = (id: string) => go('business-profile', { profile: id === standard?.id ? undefined : id })
  return <ProfilesPanel profiles={profiles} current={editing.row} actions={actions} onChoose={choose} />
}

function NoProfile() {
  return isArriving(useSyncStatus()) ? <PageSkeleton /> : <p className="text-muted">{messages.none}</p>
}
