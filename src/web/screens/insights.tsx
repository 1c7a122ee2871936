import { InsightCards, type InsightCardsProps } from '../features/insights/insight-cards.tsx'
import { InsightsBlock } from '../features/insights/insights-block.tsx'
import { lazyPart } from '../kit/load/lazy-part.ts'

const PriceChange = lazyPart(() => import('../features/products/price-change.tsx').then((module) => module.PriceChange))

type InsightsProps = Omit<InsightCardsProps, 'PriceChange'>

/** The insights with the change of prices that their acts open, for every place that shows them. */
export function Insights(props: InsightsProps) {
  return <InsightCards {...props} PriceChange={PriceChange} />
}

/** The same as a part of a page that is about more. */
export function InsightsPart(props: InsightsProps) {
  return <InsightsBlock {...props} PriceChange={PriceChange} />
}
