import { useMemo, useState } from 'react'
import { MAX_LIST_PRODUCTS } from '#domain/price-list/list-rules.ts'
import { setListPrices } from '#contract/commands/price-lists.ts'
import { changeInSets } from '#web/kit/change-sets/change-in-sets.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { TableFileDialog } from '#web/kit/files/table-file-dialog.tsx'
import { formatMoneyExact } from '#web/kit/format/money.ts'
import { formatCount, formatQuantity } from '#web/kit/format/number.ts'
import { FileColumns, MadeRows } from '#web/kit/row-files/file-preview.tsx'
import { useFileReading } from '#web/kit/row-files/use-file-reading.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { useListPricing } from './list-pricing.ts'
import { pageText } from './page-text.ts'
import { type FilePrice, priceFileHead as head, readPrices } from './price-file.ts'
import { priceFileText as text } from './price-file-text.ts'
import { asProduct, type PriceListRow } from './price-list-row.ts'

/** Sets prices of a list from a file: what will change is shown, then all of it is one change (PLIST-06). */
export function PricesDialog({ list, onClose }: { readonly list: PriceListRow; readonly onClose: () => void }) {
  const store = useStore()
  const pricing = useListPricing(list)
  const file = useFileReading(head)
  const { opened, sign, readable } = file
  const [isWorking, setWorking] = useState(false)
  const made = useMemo(() => {
    if (!readable) return []
    const products = list.productIds.flatMap((id) => store.get('product', id) ?? []).map(asProduct)
    return readPrices(readable.table, {
      ...readable,
      priceListId: list.id,
      listed: products.flatMap(pricing.pricesOf),
      pricing,
      isTaken: (id) => store.get('priceListPrice', id) !== undefined,
    })
  }, [readable, list, pricing, store])
  const wanted = made.flatMap(({ set }) => set ?? [])

  async function bringIn() {
    if (opened.step !== 'open') return undefined
    const count = formatCount(wanted.length, pageText.price)
    const act = { act: 'import', thing: text.thing, most: MAX_LIST_PRODUCTS, told: { title: text.told(count) } }
    const title = text.set(opened.name).slice(0, 300)
    setWorking(true)
    const isDone = await changeInSets(store, act, wanted, (changeSetId, prices) =>
      store.run(setListPrices, { changeSetId, title, priceListId: list.id, prices, removed: [] }),
    )
    if (isDone) return onClose()
    return setWorking(false)
  }

  return (
    <TableFileDialog
      words={text}
      opened={opened}
      onFile={file.take}
      onClose={onClose}
      action={
        <Button
          tone="primary"
          disabled={wanted.length === 0 || !file.isSettled || isWorking}
          onClick={() => void bringIn()}
        >
          {text.bringIn(formatCount(wanted.length, pageText.price))}
        </Button>
      }
    >
      {opened.step === 'open' && sign && (
        <>
          <FileColumns
            head={head}
            table={opened.table}
            settings={opened.settings}
            sign={sign}
            onSettings={file.onSettings}
          />
          <MadeRows table={opened.table} made={made} words={text} changeOf={changeWords} />
        </>
      )}
    </TableFileDialog>
  )
}

/** `from 10: €12.00 → €11.50`. */
function changeWords({ of, set }: FilePrice): string {
  if (!of || !set) return ''
  const before = of.before === null ? text.noPrice : formatMoneyExact(of.before, set.currency)
  return text.changes(formatQuantity(of.quantity), before, formatMoneyExact(set.price, set.currency))
}
