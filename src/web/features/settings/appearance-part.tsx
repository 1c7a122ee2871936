import { LanguageSelect } from '#web/kit/language/language-select.tsx'
import { floatingMessages } from '#web/kit/shell/floating-messages.ts'
import { floatingRowShown } from '#web/kit/shell/floating-setting.ts'
import { LookSwitch } from '#web/kit/theme/look-switch.tsx'
import { ThemeSwitch } from '#web/kit/theme/theme-switch.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { Switch } from '#web/kit/ui/switch.tsx'
import { appearanceMessages as messages } from './appearance-messages.ts'
import { FormatFields } from './format-fields.tsx'

/** How the product looks and speaks: what follows the user to every device, and what is of this one (PAGE-06, SHELL-04). */
export function AppearancePart() {
  const hasFloatingRow = floatingRowShown.use()
  return (
    <>
      <Panel title={messages.language.title} lead={messages.language.lead}>
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <LanguageSelect />
          <FormatFields />
        </div>
      </Panel>
      <Panel title={messages.looks.title} lead={messages.looks.lead}>
        <div className="grid max-w-sm gap-4">
          <ThemeSwitch hideLabel={false} />
          <LookSwitch look="motion" />
          <LookSwitch look="density" />
          <Switch
            label={floatingMessages.setting}
            help={floatingMessages.settingHelp}
            checked={hasFloatingRow}
            onChange={floatingRowShown.set}
          />
        </div>
      </Panel>
    </>
  )
}
