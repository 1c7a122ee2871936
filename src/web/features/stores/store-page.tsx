import Store from 'lucide-react/icons/store'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { RecordPage } from '#web/kit/list/record-page.tsx'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { choiceParam } from '#web/kit/shell/search-params.ts'
import { useSearchState } from '#web/kit/shell/use-search-state.ts'
import { Tabs } from '#web/kit/ui/tabs.tsx'
import { DifferencesTab } from './differences-tab.tsx'
import { LogTab } from './log-tab.tsx'
import { storesMessages as messages } from './messages.ts'
import { OverviewTab } from './overview-tab.tsx'
import { ProductsTab } from './products-tab.tsx'
import { SettingsTab } from './settings-tab.tsx'
import { StateLine } from './state-line.tsx'
import { useSettingsSaving } from './store-settings.ts'
import { useLook } from './use-look.ts'

const SHAPE = { view: choiceParam(['overview', 'products', 'differences', 'settings', 'log'], 'overview') }

/** One store: how it stands, its products and prices, what differs, its settings and what it told (PAGE-08). */
export function StorePage() {
  return (
    <RecordPage kind="store" list="stores" icon={<Store />} onRestore={() => undefined} canRestore={() => false}>
      {(row) => <Workplace key={row.id} row={row} />}
    </RecordPage>
  )
}

function Workplace({ row }: { readonly row: RowOfKind<'store'> }) {
  const [{ view }, update] = useSearchState(SHAPE)
  const conflicts = useRows('storeConflict').filter(({ storeId }) => storeId === row.id)
  const settings = useSettingsSaving(row)
  const look = useLook(row)
  const open = conflicts.filter(({ state }) => state === 'open')
  return (
    <>
      <PageHead title={row.name} facts={[messages.providers[row.provider], row.address].filter(Boolean).join(' · ')} />
      <div className="-mt-4 mb-5">
        <StateLine row={row} differences={open.length} />
      </div>
      <Tabs
        label={row.name}
        value={view}
        onChange={(next) => update({ view: next })}
        tabs={[
          { value: 'overview', label: messages.tabs.overview, content: <OverviewTab row={row} look={look} /> },
          { value: 'products', label: messages.tabs.products, content: <ProductsTab row={row} look={look} /> },
          {
            value: 'differences',
            label: messages.tabs.differences(open.length),
            content: <DifferencesTab row={row} open={open} decided={conflicts.length - open.length} />,
          },
          { value: 'settings', label: messages.tabs.settings, content: <SettingsTab settings={settings} /> },
          { value: 'log', label: messages.tabs.log, content: <LogTab row={row} /> },
        ]}
      />
    </>
  )
}
