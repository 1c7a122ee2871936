import { ListPdfActions } from '../features/pdf/list-pdf-actions.tsx'
import { PriceListPage } from '../features/price-lists/price-list-page.tsx'

/** A price list, with its catalogue, labels and public link. */
export function PriceList() {
  return <PriceListPage Papers={ListPdfActions} />
}
