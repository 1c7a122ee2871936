import { useSyncStatus } from '#web/kit/data/use-store.ts'
import { isArriving } from '#web/kit/list/no-rows.tsx'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { FieldScope } from '#web/kit/ui/field-scope.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { PageSkeleton } from '#web/kit/ui/skeleton.tsx'
import { BankPanel } from './bank-panel.tsx'
import { BusinessPanel } from './business-panel.tsx'
import { businessMessages } from './business-messages.ts'
import { ContactPanel, IdentityPanel } from './identity-panel.tsx'
import { LogoPanel } from './logo-panel.tsx'
import { LookPanel } from './look-panel.tsx'
import { NumbersPanel } from './numbers-panel.tsx'
import { useChosenProfile } from './use-profiles.ts'
import { ProfilesPanel } from './profiles-panel.tsx'
import { TermsPanel } from './terms-panel.tsx'
import { settingsMessages } from './messages.ts'

/** Everything about a business that its documents show, for one or several businesses (PROF-02, PROF-03). */
export function BusinessProfilePage() {
  const { profiles, actions, editing, choose } = useChosenProfile()
  const isReading = isArriving(useSyncStatus())
  const head = (
    <PageHead
      title={businessMessages.title}
      facts={businessMessages.facts}
      action={
        editing &&
        profiles.length > 1 && (
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
    />
  )
  if (!editing) {
    return (
      <>
        {head}
        {isReading ? <PageSkeleton /> : <p className="text-muted">{settingsMessages.none}</p>}
      </>
    )
  }
  const { row } = editing
  return (
    <>
      {head}
      {/* What is typed into one profile must not appear in another. */}
      <FieldScope of={row.id}>
        <div className="max-w-3xl space-y-4">
          <BusinessPanel {...editing} />
          <LogoPanel row={row} actions={actions} />
          <ContactPanel {...editing} />
          <IdentityPanel {...editing} />
          <BankPanel {...editing} />
          <TermsPanel {...editing} />
          <LookPanel {...editing} />
          <NumbersPanel {...editing} />
        </div>
      </FieldScope>
      <div className="mt-4 max-w-3xl">
        <ProfilesPanel profiles={profiles} current={row} actions={actions} onChoose={choose} />
      </div>
    </>
  )
}
