import type { ImportOptions } from '#contract/change-set-rows.ts'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { Switch } from '#web/kit/ui/switch.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { importMessages } from './messages.ts'

export interface OptionsPanelProps {
  readonly options: ImportOptions
  /** Some column of the file is the SKU. */
  readonly hasSku: boolean
  readonly onChange: (patch: Partial<ImportOptions>) => void
}

const MODES = ['create-and-update', 'create-only', 'update-only'] as const

/** How the rows meet the products that are already here. */
export function OptionsPanel({ options, hasSku, onChange }: OptionsPanelProps) {
  const { options: text } = importMessages
  const skuHelp = hasSku ? text.skuHelp : text.noSkuHelp
  return (
    <Panel title={text.title}>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        <NativeSelect
          label={text.match}
          help={options.match === 'sku' ? skuHelp : text.noneHelp}
          value={options.match}
          options={[
            { value: 'sku', label: text.sku },
            { value: 'none', label: text.none },
          ]}
          onChange={(match) => onChange({ match })}
        />
        {options.match === 'sku' && (
          <NativeSelect
            label={text.mode}
            value={options.mode}
            options={MODES.map((value) => ({ value, label: text.modes[value] }))}
            onChange={(mode) => onChange({ mode })}
          />
        )}
        <Switch
          label={text.createNames}
          checked={options.createNames}
          onChange={(createNames) => onChange({ createNames })}
        />
      </div>
    </Panel>
  )
}
