import { ThemeSwitch } from '#web/kit/theme/theme-switch.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { settingsText } from './text.ts'

const text = settingsText.appearance

/** How the product looks on this device (SHELL-04). */
export function AppearanceTab() {
  return (
    <div className="max-w-3xl">
      <Panel title={text.title} lead={text.lead}>
        <div className="max-w-sm">
          <ThemeSwitch />
        </div>
      </Panel>
    </div>
  )
}
