import FileUp from 'lucide-react/icons/file-up'
import PackageX from 'lucide-react/icons/package-x'
import { type ComponentType, Suspense, useState } from 'react'
import { priceList } from '#contract/entities/price-list.ts'
import { fillText } from '#contract/messages.ts'
import type { AnyRow } from '#contract/entity.ts'
import { useRows, useSyncStatus } from '#web/kit/data/use-store.ts'
import { formatCount } from '#web/kit/format/number.ts'
import { isArriving } from '#web/kit/list/no-rows.tsx'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { ScreenButton, useGo } from '#web/kit/shell/screen-link.tsx'
import { choiceParam, textParam } from '#web/kit/shell/search-params.ts'
import { useSearchState } from '#web/kit/shell/use-search-state.ts'
import { FieldScope } from '#web/kit/ui/field-scope.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { PageSkeleton } from '#web/kit/ui/skeleton.tsx'
import { Tabs } from '#web/kit/ui/tabs.tsx'
import { BackLink } from './back-link.tsx'
import { ExportMenu } from './export-menu.tsx'
import { ListMenu } from './list-menu.tsx'
import { ruleWords, validityWords } from './list-words.ts'
import { BrokenSubscription } from './lists-trouble.tsx'
import { pageText as text } from './page-text.ts'
import { PlannedTab } from './planned-tab.tsx'
import { type PriceListActs, usePriceListActs } from './price-list-acts.ts'
import type { PriceListRow } from './price-list-row.ts'
import { PricesTab } from './prices-tab.tsx'
import { RulesTab } from './rules-tab.tsx'
import { listsText } from './text.ts'
import { useKnownList } from './use-known-list.ts'

const PricesDialog = lazyPart(() => import('./prices-dialog.tsx').then((module) => module.PricesDialog))

const shape = {
  id: textParam(),
  view: choiceParam(['prices', 'rules', 'planned'], 'prices'),
}

export interface PriceListPageProps {
  /** Prints and shares the list. */
  readonly Papers?: ComponentType<{ readonly priceListId: string }>
}

/** One price list: its products with their prices and why, its rules, and what is planned (PLIST-06, PLIST-07). */
export function PriceListPage({ Papers }: PriceListPageProps) {
  const [{ id }] = useSearchState(shape)
  const known = useKnownList(id)
  const isReading = isArriving(useSyncStatus())
  const acts = usePriceListActs()
  if (known.state === 'here')
    return (
      <FieldScope of={id}>
        <Detail row={known.row} acts={acts} {...(Papers ? { Papers } : {})} />
      </FieldScope>
    )
  if (known.state === 'unknown' && isReading) return <PageSkeleton />
  const isGone = known.state === 'gone'
  const back = <ScreenButton screen="price-lists">{text.notFoundBack}</ScreenButton>
  return (
    <>
      <PageHead title={isGone ? text.gone.title : text.notFound} />
      <EmptyState
        icon={<PackageX />}
        title={isGone ? text.gone.title : fillText(priceList.notFound, { id })}
        action={
          isGone ? (
            <Button tone="primary" onClick={() => acts.restore(known.row)}>
              {text.gone.restore}
            </Button>
          ) : (
            back
          )
        }
        secondAction={isGone && back}
      >
        {isGone && text.gone.text}
      </EmptyState>
    </>
  )
}

function Detail({
  row,
  acts,
  Papers,
}: PriceListPageProps & { readonly row: PriceListRow; readonly acts: PriceListActs }) {
  const [{ view }, update] = useSearchState(shape)
  const sync = useSyncStatus()
  const go = useGo()
  const [importing, setImporting] = useState(false)
  const profile = useRows('businessProfile').find((each) => each['isDefault'])

  async function remove() {
    if (await acts.remove(row)) go('price-lists')
  }

  return (
    <>
      <BackLink />
      <PageHead
        title={row.title}
        facts={factsOf(row, profile)}
        action={
          <>
            {Papers && <Papers priceListId={row.id} />}
            <ExportMenu list={row} />
            <ListMenu
              row={row}
              acts={acts}
              onGo={(id) => go('price-list', { id })}
              onRemove={() => void remove()}
              more={[{ label: text.bringIn, icon: <FileUp aria-hidden="true" />, run: () => setImporting(true) }]}
            />
          </>
        }
      />
      <Suspense fallback={null}>
        {importing && <PricesDialog list={row} onClose={() => setImporting(false)} />}
      </Suspense>
      <BrokenSubscription status={sync} />
      <Tabs
        label={text.tabs.label}
        value={view}
        onChange={(next) => update({ view: next })}
        tabs={[
          {
            value: 'prices',
            label: text.tabs.prices,
            content: view === 'prices' && <PricesTab list={row} acts={acts} />,
          },
          {
            value: 'rules',
            label: text.tabs.rules,
            content: view === 'rules' && <RulesTab key={row.id} list={row} acts={acts} />,
          },
          { value: 'planned', label: text.tabs.planned, content: view === 'planned' && <PlannedTab list={row} /> },
        ]}
      />
    </>
  )
}

/** As on paper, nothing is said where a shop has no sales VAT. */
function taxWords({ withoutVat }: PriceListRow, profile: AnyRow | undefined): string[] {
  if (withoutVat) return [text.withoutVat]
  if (!profile || Number(profile['taxRate']) === 0) return []
  return [profile['pricesIncludeVat'] === true ? text.withVat : text.withoutVat]
}

function factsOf(row: PriceListRow, profile: AnyRow | undefined): string {
  const { status, customerGroup, currency, validFrom, validTo } = row
  return [
    formatCount(row.productIds.length, text.product),
    ruleWords(row),
    ...taxWords(row, profile),
    ...(currency === '' ? [] : [currency]),
    ...(customerGroup === '' ? [] : [customerGroup]),
    ...((validFrom ?? validTo) ? [validityWords(row)] : []),
    ...(status === 'active' ? [] : [listsText.states[status]]),
  ].join(' · ')
}
