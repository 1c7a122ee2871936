import { useCallback, useMemo, useState } from 'react'
import type { AnyPatch } from '#contract/entity.ts'
import { useRates } from '#web/kit/currency/use-rates.ts'
import { useSearchState } from '#web/kit/shell/use-search-state.ts'
import { Tabs } from '#web/kit/ui/tabs.tsx'
import { ActualSection } from './actual-section.tsx'
import { ChargesSection } from './charges-section.tsx'
import { type DatedRate, knownRate, usedRates } from './known-rate.ts'
import { issuesByRow } from './landed-input.ts'
import { LandedSection } from './landed-section.tsx'
import type { CellPlace } from './lines-grid.tsx'
import { LinesSection } from './lines-section.tsx'
import { ProblemList } from './problem-list.tsx'
import { isRateMeant } from './rate-meant.ts'
import { RatesBar } from './rates-bar.tsx'
import type { ShipmentActs } from './shipment-acts.ts'
import { ShipmentDetails } from './shipment-details.tsx'
import { ShipmentHead } from './shipment-head.tsx'
import type { ShipmentRow } from './shipment-row.ts'
import { SHIPMENT_VIEW, type ShipmentTab } from './shipment-view.ts'
import { SummaryBar } from './summary-bar.tsx'
import { shipmentsText as text } from './text.ts'
import { type Typing, useShipmentWork } from './use-shipment.ts'

/** A shipment while it is worked on. */
export function ShipmentWorkplace({ row, acts }: { readonly row: ShipmentRow; readonly acts: ShipmentActs }) {
  const [{ view }, update] = useSearchState(SHIPMENT_VIEW)
  const [typing, setTyping] = useState<Typing | null>(null)
  const [sought, setSought] = useState<CellPlace>()
  const work = useShipmentWork(row, typing)
  const { lines, charges, landed } = work
  const reference = useRates()
  const used = useMemo(() => usedRates([...lines, ...charges], row.currency), [lines, charges, row.currency])
  const surroundings = useMemo(
    () => ({
      currency: row.currency,
      rateOf: (currency: string) => knownRate(currency, row.currency, used, reference),
    }),
    [row.currency, used, reference],
  )
  const issues = useMemo(() => issuesByRow(landed), [landed])
  const onTyping = useCallback(
    (id: string, patch: AnyPatch | null) => setTyping(patch === null ? null : { id, patch }),
    [],
  )
  const setRate = async (currency: string, rate: DatedRate): Promise<void> => {
    const dated = knownRate(currency, row.currency, [], reference)
    if (await isRateMeant(currency, row.currency, rate.rate, dated)) acts.setRate(row.id, currency, rate)
  }
  const section = { work, acts, surroundings, issues, onTyping }
  const tab = (value: ShipmentTab, content: React.ReactNode) => ({
    value,
    label: text.tabs[value],
    content: view === value && content,
  })
  return (
    <>
      <ShipmentHead work={work} acts={acts} />
      <div className="space-y-4">
        <ShipmentDetails
          row={row}
          acts={acts}
          isNew={lines.length === 0}
          onCurrency={(next) => {
            const codes = new Set([...lines, ...charges].map(({ currency }) => currency))
            const rates = [...codes].map((code) => [code, knownRate(code, next, [], reference)] as const)
            void acts.setCurrency(row, next, rates)
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
          onShow={(next, { id, field }) => {
            update({ view: next })
            setSought({ id, column: field })
          }}
        />
        <Tabs
          label={text.tabs.label}
          value={view}
          onChange={(next) => update({ view: next })}
          tabs={[
            tab('lines', <LinesSection {...section} wanted={sought} />),
            tab('charges', <ChargesSection {...section} />),
            tab('landed', <LandedSection work={work} />),
            tab('actual', <ActualSection work={work} acts={acts} />),
          ]}
        />
      </div>
    </>
  )
}
