import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import { Suspense, useMemo, useState } from 'react'
import type { TrueUp } from '#domain/landed-cost/true-up.ts'
import { useRates } from '#web/kit/currency/use-rates.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatCount } from '#web/kit/format/number.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { usePricingContextOf } from '#web/kit/price/pricing-context.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { BillsTable } from './bills-table.tsx'
import type { ShipmentActs } from './shipment-acts.ts'
import { shipmentsText } from './text.ts'
import { trueUpName } from './true-up-name.ts'
import { TrueUpTable } from './true-up-table.tsx'
import { trueUpReport } from './true-up-report.ts'
import type { ShipmentWork } from './use-shipment.ts'

const text = shipmentsText.actual
const LandDialog = lazyPart(() => import('./land-dialog.tsx').then((module) => module.LandDialog))

/** The bills that come after landing, what they change, and the way to correct the costs (SHIP-03). */
export function ActualSection({ work, acts }: { readonly work: ShipmentWork; readonly acts: ShipmentActs }) {
  const store = useStore()
  const contextOf = usePricingContextOf()
  const reference = useRates()
  const [isCorrecting, setCorrecting] = useState(false)
  const report = useMemo(
    () => trueUpReport(work, { productOf: (id) => store.get('product', id), contextOf, reference }),
    [work, store, contextOf, reference],
  )
  const { row, charges } = work
  if (row.landing === null) {
    return (
      <EmptyState icon={<ClipboardCheck />} title={text.beforeTitle}>
        {text.before}
      </EmptyState>
    )
  }
  const open = charges.filter(({ actualAmount }) => actualAmount === null).length
  return (
    <div className="space-y-4">
      {report && (
        <Banner tone={report.difference === 0 ? 'ok' : 'warn'} title={differenceWords(report, row.currency)}>
          {open > 0 && text.open(formatCount(open, shipmentsText.charge))}
        </Banner>
      )}
      <Panel title={text.bills} lead={text.billsLead}>
        <BillsTable work={work} onActual={(id, actualAmount) => acts.saveCharge(id, { actualAmount })} />
      </Panel>
      {report && (
        <Panel
          title={text.report}
          lead={text.reportLead}
          action={
            <Button
              tone="primary"
              disabled={report.difference === 0}
              onPointerEnter={LandDialog.preload}
              onFocus={LandDialog.preload}
              onClick={() => setCorrecting(true)}
            >
              {text.propose}
            </Button>
          }
        >
          <TrueUpTable
            report={report}
            currency={row.currency}
            nameOf={(each) => trueUpName(work, (id) => store.get('product', id), each)}
          />
        </Panel>
      )}
      <Suspense fallback={null}>
        {isCorrecting && <LandDialog work={work} acts={acts} mode="correct" onClose={() => setCorrecting(false)} />}
      </Suspense>
    </div>
  )
}

function differenceWords({ difference }: TrueUp, currency: string): string {
  const amount = formatMoney(Math.abs(difference), currency)
  if (difference === 0) return text.equal
  return difference > 0 ? text.higher(amount) : text.lower(amount)
}
