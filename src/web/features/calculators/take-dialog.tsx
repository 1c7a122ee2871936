import { useStore } from '#web/kit/data/use-store.ts'
import { usePricingContextOf } from '#web/kit/price/pricing-context.ts'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import type { CardModel } from './card-model.ts'
import { ChooseProduct } from './choose-product.tsx'
import { calculatorProductMessages as messages } from './product-messages.ts'
import { withProduct } from './taken-figures.ts'

interface TakeDialogProps {
  readonly model: CardModel
  readonly onClose: () => void
}

/** Fills a calculator with the figures of a product; the page takes on its currency. */
export function TakeDialog({ model: { id, card }, onClose }: TakeDialogProps) {
  const store = useStore()
  const contextOf = usePricingContextOf()
  function take(productId: string): void {
    const row = store.get('product', productId)
    onClose()
    if (!row) return
    const currency = id === 'currency' ? undefined : row.baseCurrency
    card.choose(withProduct(id, card, row, contextOf(row.categoryId)), currency)
  }
  return (
    <Dialog open savesAsTyped title={messages.titleOfTaking} onClose={onClose}>
      <ChooseProduct onChoose={take} />
    </Dialog>
  )
}
