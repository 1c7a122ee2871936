import { changeStore } from '#contract/endpoints/stores.ts'
import { store, STORE_INTERVALS } from '#contract/entities/store.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { useOnline } from '#web/kit/shell/use-online.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { SelectField } from '#web/kit/ui/select-field.tsx'
import { Switch } from '#web/kit/ui/switch.tsx'
import { useStoreAct } from './ask-store.ts'
import { FeesPanel } from './fees-panel.tsx'
import { NameField } from './name-field.tsx'
import { storesMessages } from './messages.ts'
import type { StoreSettings } from './store-settings.ts'

const messages = storesMessages.settings
const OWN = 'own'
const { pushesCompareAt, pushesStock, pushesCost, everyMinutes } = store.fields

/** How a store is kept in step: its schedule, what is sent to it, and its fees (STORE-04, STORE-06). */
export function SettingsTab({ row }: { readonly row: RowOfKind<'store'> }) {
  const act = useStoreAct()
  const online = useOnline()
  const isBlocked = act.isBusy || !online
  const save = (body: StoreSettings) =>
    act.run(() => callEndpoint(changeStore, { params: { id: row.id }, body })).then((saved) => saved !== undefined)
  const change = (body: StoreSettings) => void save(body)
  const lists = useRows('priceList').filter(({ currency }) => row.currency === '' || currency === row.currency)
  return (
    <div className="space-y-5">
      {!online && <Banner tone="warn" title={storesMessages.offline} />}
      <Panel title={store.label.one}>
        <div className="grid max-w-xl gap-4 sm:grid-cols-2">
          <NameField name={row.name} isBlocked={isBlocked} onChange={(name) => change({ name })} />
          <SelectField
            label={everyMinutes.label}
            help={messages.everyHelp}
            disabled={isBlocked}
            value={String(row.everyMinutes)}
            options={STORE_INTERVALS.map((each) => ({ value: String(each), label: messages.intervals[each] }))}
            onChange={(value) => change({ everyMinutes: Number(value) })}
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
            onChange={(value) => change({ priceListId: value === OWN ? null : value })}
          />
          <Switch
            label={pushesCompareAt.label}
            help={messages.compareAtHelp}
            disabled={isBlocked}
            checked={row.pushesCompareAt}
            onChange={(checked) => change({ pushesCompareAt: checked })}
          />
          <Switch
            label={pushesStock.label}
            help={messages.stockHelp}
            disabled={isBlocked}
            checked={row.pushesStock}
            onChange={(checked) => change({ pushesStock: checked })}
          />
          <Switch
            label={pushesCost.label}
            help={messages.costHelp}
            disabled={isBlocked}
            checked={row.pushesCost}
            onChange={(checked) => change({ pushesCost: checked })}
          />
        </div>
      </Panel>
      <FeesPanel row={row} isBlocked={isBlocked} onChange={save} />
    </div>
  )
}
