import type { ReactNode } from 'react'
import { LanguageSelect } from '#web/kit/language/language-select.tsx'
import { ThemeSwitch } from '#web/kit/theme/theme-switch.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { settingsMessages } from './messages.ts'

/** How the product looks on this device (SHELL-04). */
export function AppearancePart() {
  const { title, lead } = settingsMessages.appearance
  return (
    <Panel title={title} lead={lead}>
      <div className="grid max-w-sm gap-4">
        <LanguageSelect />
        <ThemeSwitch hideLabel={false} />
      </div>
    </Panel>
  )
}

/** All products as a file. */
export function ProductsAlong({ action }: { readonly action: ReactNode }) {
  const { exportTitle, exportLead } = settingsMessages.data
  return <Panel title={exportTitle} lead={exportLead} action={action} />
}
