import { type KeyboardEvent, useState } from 'react'
import { productChoices } from '#contract/line-offers.ts'
import { offeredProducts } from '#web/kit/catalogue/product-finder.ts'
import type { Store } from '#web/kit/data/store.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { calculatorProductMessages as messages } from './product-messages.ts'

const SHOWN = 8

/** Finds a product by its name, SKU or barcode; at first the first ones of the catalogue stand there. Enter chooses the only one found. */
export function ChooseProduct({ onChoose }: { readonly onChoose: (productId: string) => void }) {
  const store = useStore()
  const [typed, setTyped] = useState('')
  const found = foundProducts(store, typed)
  const [only, ...others] = typed.trim() === '' ? [] : found
  function chooseOnly({ key, nativeEvent }: KeyboardEvent<HTMLInputElement>): void {
    if (key === 'Enter' && !nativeEvent.isComposing && only && others.length === 0) onChoose(only.productId)
  }
  return (
    <div>
      <TextField
        label={messages.find}
        help={messages.findHelp}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={chooseOnly}
      />
      {found.length === 0 ? (
        <p className="mt-4 text-muted">{typed.trim() === '' ? messages.noProducts : messages.nothing}</p>
      ) : (
        <ul className="mt-3 divide-y divide-line">
          {found.map(({ productId, sku, name }) => (
            <li key={productId}>
              <button
                type="button"
                onClick={() => onChoose(productId)}
                className="flex min-h-11 w-full items-center justify-between gap-3 rounded-lg px-2 py-1.5 text-start hover:bg-accent"
              >
                <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
                <span className="shrink-0 text-[13px] text-muted">{sku}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Products alone: a variant has no pricing rule of its own that figures could be used for. */
function foundProducts(store: Store, typed: string) {
  if (typed.trim() !== '') return offeredProducts(store, typed).filter(({ variantId }) => variantId === '')
  return store.query('product', { page: 1, pageSize: SHOWN }).rows.flatMap((row) => productChoices(row).slice(0, 1))
}
