import type { RowOfKind } from '#contract/row-kinds.ts'
import { useCallback, useMemo, useState } from 'react'
import type { AnyPatch } from '#contract/entity.ts'
import { isRateMeant } from '#web/kit/currency/rate-meant.ts'
import { useRates } from '#web/kit/currency/use-rates.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { useSearchState } from '#web/kit/shell/use-search-state.ts'
import { Tabs } from '#web/kit/ui/tabs.tsx'
import { ActualSection } from './actual-section.tsx'
import { ChargesSection } from './charges-section.tsx'
import { type DatedRate, knownRate, typedRates, usedRates } from './known-rate.ts'
import { issuesByRow, shownProblems } from './landed-input.ts'
import { LandedSection } from './landed-section.tsx'
import type { CellPosition } from './lines-grid.tsx'
import { LinesSection } from './lines-section.tsx'
import { ProblemList } from './problem-list.tsx'
import { RatesBar } from './rates-bar.tsx'
import type { ShipmentActions } from './use-shipment-actions.ts'
import { ShipmentDetails } from './shipment-details.tsx'
import { ShipmentHead } from './shipment-head.tsx'
import { SHIPMENT_STATE, type ShipmentTab } from './shipment-tabs.ts'
import { SummaryBar } from './summary-bar.tsx'
import { headMessages as messages } from './page-messages.ts'
import { type Typing, useShipmentWork } from './use-shipment.ts'

export function ShipmentWorkplace({
  row,
  actions,
}: {
  readonly row: RowOfKind<'shipment'>
  readonly actions: ShipmentActions
}) {
  const store = useStore()
  const [{ view, new: asked }, update] = useSearchState(SHIPMENT_STATE)
  const [typing, setTyping] = useState<Typing | null>(null)
  const [begun, setBegun] = useState('')
  const [sought, setSought] = useState<CellPosition>()
  const work = useShipmentWork(row, typing, begun)
  const { lines, charges, landed } = work
  const reference = useRates()
  const used = useMemo(() => usedRates([...lines, ...charges], row.currency), [lines, charges, row.currency])
  const deps = useMemo(
    () => ({
      currency: row.currency,
      rateOf: (currency: string) => knownRate(currency, row.currency, used, reference),
      productOf: (id: string) => store.get('product', id),
    }),
    [store, row.currency, used, reference],
  )
  const problems = useMemo(() => shownProblems(landed, begun), [landed, begun])
  const issues = useMemo(() => issuesByRow(problems), [problems])
  const onTyping = useCallback(
    (id: string, patch: AnyPatch | null) => setTyping(patch === null ? null : { id, patch }),
    [],
  )
  const setRate = async (currency: string, rate: DatedRate): Promise<void> => {
    const dated = knownRate(currency, row.currency, [], reference)
    if (await isRateMeant(currency, row.currency, rate.rate, dated)) actions.setRate(row.id, currency, rate)
  }
  const section = { work, actions, deps, begun, onBegun: setBegun, issues, onTyping }
  const tab = (value: ShipmentTab, content: React.ReactNode) => ({
    value,
    label: messages.tabs[value],
    content: view === value && content,
  })
  return (
    <>
      <ShipmentHead work={work} actions={actions} />
      <div className="space-y-4">
        <ShipmentDetails
          row={row}
          actions={actions}
          isNew={asked === '1'}
          isEmpty={lines.length === 0}
          onCurrency={(next) => {
            const rated = [...lines, ...charges]
            const codes = new Set(rated.map(({ currency }) => currency))
            const rates = [...codes].map((code) => [code, knownRate(code, next, [], reference)] as const)
            void actions.setCurrency(row, next, rates, typedRates(rated, row.currency))
          }}
        >
          <RatesBar
            currency={row.currency}
            used={used}
            disabled={row.status === 'landed'}
            onRate={(currency, rate) => void setRate(currency, rate)}
          />
        </ShipmentDetails>
        <SummaryBar work={work} />
        <ProblemList
          work={work}
          problems={problems}
          onShow={(next, { id, field }) => {
            update({ view: next })
            setSought({ id, column: field })
          }}
        />
        <Tabs
          label={messages.label}
          value={view}
          onChange={(next) => update({ view: next })}
          tabs={[
            tab('lines', <LinesSection {...section} wanted={sought} />),
            tab('charges', <ChargesSection {...section} />),
            tab('landed', <LandedSection work={work} />),
            tab('actual', <ActualSection work={work} actions={actions} />),
          ]}
        />
      </div>
    </>
  )
}
