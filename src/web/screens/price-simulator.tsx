import { listMessages } from '../features/products/list-messages.ts'
import { productConditions } from '../features/products/product-index.ts'
import { productView } from '../features/products/product-view.tsx'
import { PriceSimulatorPage } from '../features/simulator/simulator-page.tsx'

const filters = { view: productView, conditions: productConditions, uncategorized: listMessages.uncategorized }

/** The price simulator, with the filters of the product list. */
export function PriceSimulator() {
  return <PriceSimulatorPage filters={filters} />
}
