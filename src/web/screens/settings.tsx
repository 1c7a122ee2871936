import { AccountPanel } from '../features/accounts/account-panel.tsx'
import { DeletePanel } from '../features/accounts/delete-panel.tsx'
import { ExportPanel } from '../features/accounts/export-panel.tsx'
import { SecurityEventsPanel } from '../features/accounts/security-events-panel.tsx'
import { SessionsPanel } from '../features/accounts/sessions-panel.tsx'
import { TokensPanel } from '../features/accounts/tokens-panel.tsx'
import { ExportMenu } from '../features/export/export-menu.tsx'
import { SettingsPage } from '../features/settings/settings-page.tsx'
import { SampleShopPanel } from '../features/start/sample-shop-panel.tsx'

/** The settings, with the parts that other features own. */
export function Settings() {
  return (
    <SettingsPage
      exportMenu={<ExportMenu ids={() => null} />}
      sampleShop={<SampleShopPanel />}
      accountData={
        <>
          <ExportPanel />
          <DeletePanel />
        </>
      }
      account={<AccountPanel />}
      tokens={<TokensPanel />}
      sessions={
        <>
          <SessionsPanel />
          <SecurityEventsPanel />
        </>
      }
    />
  )
}
