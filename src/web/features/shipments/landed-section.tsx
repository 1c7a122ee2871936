import { useMemo, useState } from 'react'
import { useRates } from '#web/kit/currency/use-rates.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { usePricingContextOf } from '#web/kit/price/pricing-context.ts'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import Calculator from 'lucide-react/icons/calculator'
import { LandedCards } from './landed-cards.tsx'
import { LandedPicture } from './landed-picture.tsx'
import { LandedTable } from './landed-table.tsx'
import { landingEffects } from './landing-effects.ts'
import { shipmentsText } from './text.ts'
import { PHONE_QUERY, useMediaQuery } from '#web/kit/ui/use-media-query.ts'
import type { ShipmentWork } from './use-shipment.ts'

const text = shipmentsText.landed
/** So many charges leave room for what follows from them. */
const FEW = 2

/** What each line costs on the shelf, how that comes about, and what it does to cost, price and margin (SHIP-02). */
export function LandedSection({ work }: { readonly work: ShipmentWork }) {
  const store = useStore()
  const contextOf = usePricingContextOf()
  const reference = useRates()
  const phone = useMediaQuery(PHONE_QUERY)
  const [chosen, setChosen] = useState('')
  const [isApart, setApart] = useState(work.charges.length <= FEW)
  const effects = useMemo(
    () => landingEffects(work, { productOf: (id) => store.get('product', id), contextOf, reference }),
    [work, store, contextOf, reference],
  )
  if (work.landed.lines.length === 0) {
    return (
      <EmptyState icon={<Calculator />} title={text.label}>
        {text.empty}
      </EmptyState>
    )
  }
  const list = { work, effects, chosen, onChoose: setChosen, isApart }
  return (
    <div className="space-y-4">
      <LandedPicture work={work} chosen={chosen} onAll={() => setChosen('')} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-muted">
        <p>{text.exact}</p>
        {!phone && <Checkbox label={text.apart} checked={isApart} onChange={setApart} />}
      </div>
      {phone ? <LandedCards {...list} /> : <LandedTable {...list} />}
    </div>
  )
}
