import { AccountPanel } from '../features/accounts/account-panel.tsx'
import { DeletePanel } from '../features/accounts/delete-panel.tsx'
import { ExportPanel } from '../features/accounts/export-panel.tsx'
import { NotificationsPart, PersonPart } from '../features/accounts/person-part.tsx'
import { SecurityEventsPanel } from '../features/accounts/security-events-panel.tsx'
import { SessionsPanel } from '../features/accounts/sessions-panel.tsx'
import { TokensPanel } from '../features/accounts/tokens-panel.tsx'
import { ImportArchivePanel } from '../features/archive/import-archive-panel.tsx'
import { CardsPanel } from '../features/card-payments/cards-panel.tsx'
import { ExportMenu } from '../features/export/export-menu.tsx'
import { PlanPart } from '../features/plans/plan-part.tsx'
import { AppearancePart } from '../features/settings/appearance-part.tsx'
import { BankPanel } from '../features/settings/bank-panel.tsx'
import { BusinessChoice, BusinessLogo, BusinessPart, ProfilesPart } from '../features/settings/business-part.tsx'
import { BusinessPanel } from '../features/settings/business-panel.tsx'
import { ClearProducts } from '../features/settings/clear-products.tsx'
import { EarlierPricesNotice } from '../features/settings/earlier-prices-notice.tsx'
import { ContactPanel, IdentityPanel } from '../features/settings/identity-panel.tsx'
import { LookPanel } from '../features/settings/look-panel.tsx'
import { NumbersPanel } from '../features/settings/numbers-panel.tsx'
import { PricingPanel, VatPanel } from '../features/settings/pricing-panels.tsx'
import { RatesPanel } from '../features/settings/rates-panel.tsx'
import { SettingsPage } from '../features/settings/settings-page.tsx'
import { ProductsAlong } from '../features/settings/small-parts.tsx'
import { StoragePart } from '../features/settings/storage-part.tsx'
import { StoresPanel } from '../features/settings/stores-panel.tsx'
import { TermsPanel } from '../features/settings/terms-panel.tsx'
import { SampleShopPanel } from '../features/start/sample-shop-panel.tsx'
import { PeoplePart } from '../features/team/people-part.tsx'
import { WebhooksPanel } from '../features/webhooks/webhooks-panel.tsx'

/** The settings, part by part, with those that other features own. */
export function Settings() {
  return (
    <SettingsPage
      businessChoice={<BusinessChoice />}
      parts={{
        'business-profile': (
          <BusinessPart
            render={(editing) => (
              <>
                <BusinessPanel {...editing} />
                <BusinessLogo />
                <ContactPanel {...editing} />
                <IdentityPanel {...editing} />
              </>
            )}
          />
        ),
        'settings-vat': (
          <>
            <EarlierPricesNotice />
            <BusinessPart render={(editing) => <VatPanel {...editing} />} />
          </>
        ),
        'settings-pricing': (
          <>
            <EarlierPricesNotice />
            <BusinessPart render={(editing) => <PricingPanel {...editing} />} />
          </>
        ),
        'settings-rates': <RatesPanel />,
        'settings-documents': (
          <BusinessPart
            render={(editing) => (
              <>
                <BankPanel {...editing} />
                <TermsPanel {...editing} />
                <LookPanel {...editing} />
                <NumbersPanel {...editing} />
              </>
            )}
          />
        ),
        'settings-profiles': <ProfilesPart />,
        profile: <PersonPart />,
        'settings-sign-in': (
          <>
            <AccountPanel />
            <SessionsPanel />
            <SecurityEventsPanel />
          </>
        ),
        'settings-notifications': <NotificationsPart />,
        'settings-appearance': <AppearancePart />,
        'settings-people': <PeoplePart />,
        'settings-connections': (
          <>
            <TokensPanel />
            <StoresPanel />
            <CardsPanel />
            <WebhooksPanel />
          </>
        ),
        'settings-plan': <PlanPart />,
        'settings-data': (
          <>
            <ProductsAlong action={<ExportMenu ids={() => null} />} />
            <SampleShopPanel />
            <ClearProducts />
            <ExportPanel />
            <ImportArchivePanel />
            <DeletePanel />
          </>
        ),
        'settings-storage': <StoragePart />,
      }}
    />
  )
}
