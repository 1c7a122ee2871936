import { ListPapers } from '../features/papers/list-papers.tsx'
import { PriceListPage } from '../features/price-lists/price-list-page.tsx'

/** A price list, with its catalogue, labels and public link. */
export function PriceList() {
  return <PriceListPage Papers={ListPapers} />
}
