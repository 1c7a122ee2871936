import { textParam } from '#web/kit/shell/search-params.ts'
import { useSearchState } from '#web/kit/shell/use-search-state.ts'
import { FieldScope } from '#web/kit/ui/field-scope.tsx'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { BusinessPanel } from './business-panel.tsx'
import { EarlierPricesNotice } from './earlier-prices-notice.tsx'
import { PricingPanel, VatPanel } from './pricing-panels.tsx'
import { useProfiles } from './profile-row.ts'
import { ProfilesPanel } from './profiles-panel.tsx'
import { RatesPanel } from './rates-panel.tsx'
import { settingsText } from './text.ts'
import { useProfileActs } from './use-profile-acts.ts'

const shape = { profile: textParam() }

/** A business profile, the default one unless another was chosen: what prices are made by (PROF-02). */
export function GeneralTab() {
  const profiles = useProfiles()
  const acts = useProfileActs()
  const [search, update] = useSearchState(shape)
  const standard = profiles.find(({ isDefault }) => isDefault) ?? profiles[0]
  const row = profiles.find(({ id }) => id === search.profile) ?? standard
  if (!row) return <p className="text-muted">{settingsText.none}</p>
  const editing = { row, save: acts.save }
  const choose = (id: string) => update({ profile: id === standard?.id ? '' : id })
  return (
    <div className="max-w-3xl space-y-4">
      <EarlierPricesNotice />
      {row.id !== standard?.id && (
        <Banner
          tone="neutral"
          title={settingsText.business.editing(row.name)}
          action={
            <Button size="small" onClick={() => update({ profile: '' })}>
              {settingsText.business.backToDefault}
            </Button>
          }
        />
      )}
      {/* What is typed into one profile must not appear in another. */}
      <FieldScope of={row.id}>
        <BusinessPanel {...editing} />
        <VatPanel {...editing} />
        <PricingPanel {...editing} />
      </FieldScope>
      <RatesPanel />
      <ProfilesPanel profiles={profiles} current={row} acts={acts} onChoose={choose} />
    </div>
  )
}
