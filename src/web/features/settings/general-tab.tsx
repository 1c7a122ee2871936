import { FieldScope } from '#web/kit/ui/field-scope.tsx'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { BusinessPanel } from './business-panel.tsx'
import { EarlierPricesNotice } from './earlier-prices-notice.tsx'
import { PricingPanel, VatPanel } from './pricing-panels.tsx'
import { useChosenProfile } from './use-profiles.ts'
import { ProfilesPanel } from './profiles-panel.tsx'
import { RatesPanel } from './rates-panel.tsx'
import { settingsMessages } from './messages.ts'

/** A business profile, the default one unless another was chosen: what prices are made by (PROF-02). */
export function GeneralTab() {
  const { profiles, actions, standard, editing, choose } = useChosenProfile()
  if (!editing) return <p className="text-muted">{settingsMessages.none}</p>
  const { row } = editing
  return (
    <div className="max-w-3xl space-y-4">
      <EarlierPricesNotice />
      {row.id !== standard?.id && (
        <Banner
          tone="neutral"
          title={settingsMessages.business.editing(row.name)}
          action={
            <Button size="small" onClick={() => choose('')}>
              {settingsMessages.business.backToDefault}
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
      <ProfilesPanel profiles={profiles} current={row} actions={actions} onChoose={choose} />
    </div>
  )
}
