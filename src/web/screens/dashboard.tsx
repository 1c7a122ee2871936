import { Dashboard } from '../features/start/dashboard.tsx'
import { lazyPart } from '../kit/load/lazy-part.ts'

const PriceChange = lazyPart(() => import('../features/products/price-change.tsx').then((module) => module.PriceChange))
const ComingUp = lazyPart(() => import('../features/calendar/coming-up.tsx').then((module) => module.ComingUp))
const Insights = lazyPart(() => import('./insights.tsx').then((module) => module.InsightsPart))

/** The dashboard with what other features show on it (PAGE-01). */
export function HomeDashboard() {
  return <Dashboard PriceChange={PriceChange} ComingUp={ComingUp} Insights={Insights} />
}
