import FileUp from 'lucide-react/icons/file-up'
import PackageX from 'lucide-react/icons/package-x'
import { type ComponentType, type ReactNode, Suspense, useState } from 'react'
import { isForEverybody, standingOn } from '#domain/price-list/list-terms.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { useRows, useSyncStatus } from '#web/kit/data/use-store.ts'
import { businessToday } from '#web/kit/documents/business-day.ts'
import { RecordPage } from '#web/kit/list/record-page.tsx'
import { RowMenu } from '#web/kit/list/row-menu.tsx'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { useGo } from '#web/kit/shell/screen-link.tsx'
import { choiceParam, textParam } from '#web/kit/shell/search-params.ts'
import { useSearchState } from '#web/kit/shell/use-search-state.ts'
import { Tabs } from '#web/kit/ui/tabs.tsx'
import { ExportMenu } from './export-menu.tsx'
import { listMenu } from './list-menu.tsx'
import { BrokenSubscription } from './lists-trouble.tsx'
import { pageMessages as messages } from './page-messages.ts'
import { PlannedTab } from './planned-tab.tsx'
import { PricesTab } from './prices-tab.tsx'
import { RulesTab } from './rules-tab.tsx'
import { listsMessages } from './messages.ts'
import { UnsavedRule } from './unsaved-rule.tsx'
import { type PriceListActions, usePriceListActions } from './use-price-list-actions.ts'
import { useRuleDraft } from './use-rule-draft.ts'

type Row = RowOfKind<'priceList'>
type Profile = RowOfKind<'businessProfile'>

const PricesDialog = lazyPart(() => import('./prices-dialog.tsx').then((module) => module.PricesDialog))

const shape = {
  id: textParam(),
  view: choiceParam(['prices', 'rules', 'planned'], 'prices'),
}

interface PriceListPageProps {
  /** Prints and shares the list; what is to be known before that is the notice. */
  readonly Papers?: ComponentType<{ readonly priceListId: string; readonly notice?: ReactNode }>
}

/** One price list: its products with their prices and why, its rules, and what is planned (PLIST-06, PLIST-07). */
export function PriceListPage({ Papers }: PriceListPageProps) {
  const actions = usePriceListActions()
  return (
    <RecordPage kind="priceList" list="price-lists" icon={<PackageX />} onRestore={(row) => void actions.restore(row)}>
      {(row) => <Detail row={row} actions={actions} {...(Papers ? { Papers } : {})} />}
    </RecordPage>
  )
}

function Detail({
  row,
  actions,
  Papers,
}: PriceListPageProps & { readonly row: Row; readonly actions: PriceListActions }) {
  const [{ view }, update] = useSearchState(shape)
  const sync = useSyncStatus()
  const go = useGo()
  const rule = useRuleDraft(row, actions)
  const [importing, setImporting] = useState(false)
  const profile = useRows('businessProfile').find(({ isDefault }) => isDefault)
  const remove = () => void actions.removeAll([row]).then((done) => done && go('price-lists'))
  const menu = [
    { label: messages.bringIn, icon: <FileUp aria-hidden="true" />, run: () => setImporting(true) },
    ...listMenu(row, actions, (id) => go('price-list', { id }), remove),
  ]
  const tab = (value: typeof view, content: ReactNode) => ({
    value,
    label: messages.tabs[value],
    content: view === value && content,
  })
  return (
    <>
      <PageHead
        title={row.title}
        facts={factsOf(row, profile)}
        action={
          <>
            {Papers && <Papers priceListId={row.id} notice={rule.changed && <UnsavedRule onSave={rule.save} />} />}
            <ExportMenu list={row} />
            <RowMenu name={row.title} entries={menu} />
          </>
        }
      />
      <Suspense fallback={null}>
        {importing && <PricesDialog list={row} onClose={() => setImporting(false)} />}
      </Suspense>
      <BrokenSubscription status={sync} />
      <Tabs
        label={messages.tabs.label}
        value={view}
        onChange={(next) => update({ view: next })}
        tabs={[
          tab('prices', <PricesTab list={row} actions={actions} />),
          tab('rules', <RulesTab key={row.id} list={row} rule={rule} actions={actions} />),
          tab('planned', <PlannedTab list={row} />),
        ]}
      />
    </>
  )
}

function factsOf(row: Row, profile: Profile | undefined): string {
  const { customerGroup, currency, validFrom, validTo } = row
  const standing = standingOn(row, businessToday())
  return [
    countOf('product', row.productIds.length),
    listsMessages.rule(row),
    messages.tax(row, profile),
    currency,
    customerGroup || (isForEverybody(row, businessToday()) ? messages.forEverybody : ''),
    (validFrom ?? validTo) === null ? '' : listsMessages.valid(row),
    standing === 'active' ? '' : listsMessages.standings[standing],
  ]
    .filter((fact) => fact !== '')
    .join(' · ')
}
