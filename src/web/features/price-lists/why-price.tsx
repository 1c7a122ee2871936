import { useMemo } from 'react'
import { explainedPrice } from '#domain/price-list/price-steps.ts'
import { PriceReasons } from '#web/kit/price/price-reasons.tsx'
import { ruleText as text } from '#web/kit/price/rule-text.ts'
import { Button } from '#web/kit/ui/button.tsx'
import type { ListedPrice, ListPricing } from './list-pricing.ts'
import { ONE } from './price-acts.ts'

export interface WhyPriceProps {
  readonly listed: ListedPrice
  readonly pricing: ListPricing
  /** Takes away the price that was set by hand. */
  readonly onBack: () => void
}

/** Why a price of a list is what it is (PRICE-13), and the way back from one that was typed. */
export function WhyPrice({ listed, pricing, onBack }: WhyPriceProps) {
  const { item, typed } = listed
  const told = useMemo(() => explainedPrice(item, pricing.request, pricing.book), [item, pricing])
  const isByHand = typed.some(({ minQuantity }) => minQuantity <= ONE)
  return (
    <PriceReasons told={told}>
      {isByHand && (
        <Button size="small" onClick={onBack}>
          {text.back}
        </Button>
      )}
    </PriceReasons>
  )
}
