import type { RowOfKind } from '#contract/row-kinds.ts'
import { useMemo } from 'react'
import { MAX_LIST_PRODUCTS } from '#domain/price-list/list-rules.ts'
import { setListPrices } from '#contract/commands/price-lists.ts'
import { changeInSets } from '#web/kit/change-sets/change-in-sets.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { formatMoneyExact } from '#web/kit/format/money.ts'
import { RowsDialog } from '#web/kit/row-files/rows-dialog.tsx'
import { useFileReading } from '#web/kit/row-files/use-file-reading.ts'
import { useListPricing } from './list-pricing.ts'
import { type FilePrice, priceFileHead as head, readPrices } from './price-file.ts'
import { priceFileMessages as messages } from './price-file-messages.ts'
import { cutText } from '#domain/cut-text.ts'

/** Sets prices of a list from a file: what will change is shown, then all of it is one change (PLIST-06). */
export function PricesDialog({
  list,
  onClose,
}: {
  readonly list: RowOfKind<'priceList'>
  readonly onClose: () => void
}) {
  const store = useStore()
  const pricing = useListPricing(list)
  const file = useFileReading(head)
  const { readable } = file
  const made = useMemo(() => {
    if (!readable) return []
    const products = list.productIds.flatMap((id) => store.get('product', id) ?? [])
    return readPrices(readable, {
      priceListId: list.id,
      listed: products.flatMap(pricing.pricesOf),
      pricing,
      isTaken: (id) => store.get('priceListPrice', id) !== undefined,
    })
  }, [readable, list, pricing, store])
  const wanted = made.flatMap(({ set }) => set ?? [])

  function bringIn(fileName: string): Promise<boolean> {
    const told = { title: messages.told(wanted.length) }
    const act = { act: 'import' as const, thing: messages.thing, most: MAX_LIST_PRODUCTS, told }
    const title = cutText(messages.set(fileName), 300)
    return changeInSets(store, act, wanted, (changeSetId, prices) =>
      store.run(setListPrices, { changeSetId, title, priceListId: list.id, prices, removed: [] }),
    )
  }

  return (
    <RowsDialog
      words={messages}
      head={head}
      file={file}
      made={made}
      changeOf={changeMessages}
      action={messages.bringIn(wanted.length)}
      disabled={wanted.length === 0}
      onBringIn={bringIn}
      onClose={onClose}
    />
  )
}

/** `from 10: €12.00 → €11.50`. */
function changeMessages({ of, set }: FilePrice): string {
  if (!of || !set) return ''
  const before = of.before === null ? messages.noPrice : formatMoneyExact(of.before, set.currency)
  return messages.changes(of.quantity, before, formatMoneyExact(set.price, set.currency))
}
