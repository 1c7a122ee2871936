import { store, STORE_INTERVALS } from '#contract/entities/store.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { useOnline } from '#web/kit/shell/use-online.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { SelectField } from '#web/kit/ui/select-field.tsx'
import { Switch } from '#web/kit/ui/switch.tsx'
import { FeesPanel } from './fees-panel.tsx'
import { NameField } from './name-field.tsx'
import { storesMessages } from './messages.ts'
import type { SettingsSaving } from './store-settings.ts'

const messages = storesMessages.settings
const OWN = 'own'
const { pushesCompareAt, pushesStock, pushesCost, everyMinutes } = store.fields

/** How a store is kept in step: its schedule, what is sent to it, and its fees (STORE-04, STORE-06). */
export function SettingsTab({ settings: { row, save } }: { readonly settings: SettingsSaving }) {
  const online = useOnline()
  const isBlocked = !online
  const lists = useRows('priceList').filter(({ currency }) => row.currency === '' || currency === row.currency)
  return (
    <div className="space-y-5">
      {!online && <Banner tone="warn" title={storesMessages.offline} />}
      <Panel title={store.label.one}>
        <div className="grid max-w-xl gap-4 sm:grid-cols-2">
          <NameField name={row.name} isBlocked={isBlocked} onChange={(name) => save({ name })} />
          <SelectField
            label={everyMinutes.label}
            help={messages.everyHelp}
            disabled={isBlocked}
            value={String(row.everyMinutes)}
            options={STORE_INTERVALS.map((each) => ({ value: String(each), label: messages.intervals[each] }))}
            onChange={(value) => save({ everyMinutes: Number(value) })}
          />
        </div>
      </Panel>
      <Panel title={messages.sending} lead={messages.sendingLead}>
        <div className="max-w-xl space-y-5">
          <SelectField
            label={messages.list}
            help={messages.listHelp}
            disabled={isBlocked}
            value={row.priceListId ?? OWN}
            options={[
              { value: OWN, label: messages.ownPrices },
              ...lists.map(({ id, title }) => ({ value: id, label: title })),
            ]}
            onChange={(value) => save({ priceListId: value === OWN ? null : value })}
          />
          <Switch
            label={pushesCompareAt.label}
            help={messages.compareAtHelp}
            disabled={isBlocked}
            checked={row.pushesCompareAt}
            onChange={(checked) => save({ pushesCompareAt: checked })}
          />
          <Switch
            label={pushesStock.label}
            help={messages.stockHelp}
            disabled={isBlocked}
            checked={row.pushesStock}
            onChange={(checked) => save({ pushesStock: checked })}
          />
          <Switch
            label={pushesCost.label}
            help={messages.costHelp}
            disabled={isBlocked}
            checked={row.pushesCost}
            onChange={(checked) => save({ pushesCost: checked })}
          />
        </div>
      </Panel>
      <FeesPanel row={row} isBlocked={isBlocked} onChange={save} />
    </div>
  )
}
