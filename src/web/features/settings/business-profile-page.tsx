import { useSyncStatus } from '#web/kit/data/use-store.ts'
import { isArriving } from '#web/kit/list/no-rows.tsx'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { textParam } from '#web/kit/shell/search-params.ts'
import { useSearchState } from '#web/kit/shell/use-search-state.ts'
import { FieldScope } from '#web/kit/ui/field-scope.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { PageSkeleton } from '#web/kit/ui/skeleton.tsx'
import { BankPanel } from './bank-panel.tsx'
import { BusinessPanel } from './business-panel.tsx'
import { businessText } from './business-text.ts'
import { ContactPanel, IdentityPanel } from './identity-panel.tsx'
import { LogoPanel } from './logo-panel.tsx'
import { LookPanel } from './look-panel.tsx'
import { NumbersPanel } from './numbers-panel.tsx'
import { useProfiles } from './profile-row.ts'
import { ProfilesPanel } from './profiles-panel.tsx'
import { TermsPanel } from './terms-panel.tsx'
import { settingsText } from './text.ts'
import { useProfileActs } from './use-profile-acts.ts'

const shape = { profile: textParam() }

/** Everything about a business that stands on its papers, for one or several businesses (PROF-02, PROF-03). */
export function BusinessProfilePage() {
  const profiles = useProfiles()
  const acts = useProfileActs()
  const isReading = isArriving(useSyncStatus())
  const [search, update] = useSearchState(shape)
  const standard = profiles.find(({ isDefault }) => isDefault) ?? profiles[0]
  const row = profiles.find(({ id }) => id === search.profile) ?? standard
  const choose = (id: string) => update({ profile: id === standard?.id ? '' : id })
  const head = (
    <PageHead
      title={businessText.title}
      facts={businessText.facts}
      action={
        row &&
        profiles.length > 1 && (
          <NativeSelect
            label={businessText.choose}
            hideLabel
            className="w-52"
            value={row.id}
            options={profiles.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={choose}
          />
        )
      }
    />
  )
  if (!row) {
    return (
      <>
        {head}
        {isReading ? <PageSkeleton /> : <p className="text-muted">{settingsText.none}</p>}
      </>
    )
  }
  const editing = { row, save: acts.save }
  return (
    <>
      {head}
      {/* What is typed into one profile must not appear in another. */}
      <FieldScope of={row.id}>
        <div className="max-w-3xl space-y-4">
          <BusinessPanel {...editing} />
          <LogoPanel row={row} acts={acts} />
          <ContactPanel {...editing} />
          <IdentityPanel {...editing} />
          <BankPanel {...editing} />
          <TermsPanel {...editing} />
          <LookPanel {...editing} />
          <NumbersPanel {...editing} />
        </div>
      </FieldScope>
      <div className="mt-4 max-w-3xl">
        <ProfilesPanel profiles={profiles} current={row} acts={acts} onChoose={choose} />
      </div>
    </>
  )
}
