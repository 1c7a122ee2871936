import { useMemo, useState } from 'react'
import { MAX_SHIPMENT_LINES } from '#contract/commands/shipment-lines.ts'
import { shipmentLine } from '#contract/entities/shipment-line.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { productFinder } from '#web/kit/catalogue/product-finder.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { currencyOptions } from '#web/kit/format/country-names.ts'
import { formatMoneyExact } from '#web/kit/format/money.ts'
import { formatNumber, formatQuantity } from '#web/kit/format/number.ts'
import { rowFileMessages } from '#web/kit/row-files/messages.ts'
import { RowsDialog } from '#web/kit/row-files/rows-dialog.tsx'
import { useFileReading } from '#web/kit/row-files/use-file-reading.ts'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { Switch } from '#web/kit/ui/switch.tsx'
import { fileCurrency, lineFileHead as head } from './file-columns.ts'
import { type FileLine, fileLines } from './file-lines.ts'
import type { LineDeps } from './line-columns.ts'
import { fileMessages as messages } from './page-messages.ts'
import type { ShipmentActions } from './use-shipment-actions.ts'
import type { ShipmentWork } from './use-shipment.ts'

interface FileDialogProps {
  /** A file that is there already, such as a pasted block of cells. */
  readonly given: File | undefined
  readonly work: ShipmentWork
  readonly actions: ShipmentActions
  readonly deps: LineDeps
  readonly onClose: () => void
}

/** Brings a supplier's file in as lines of a shipment: what it adds and changes is shown first (SHIP-04). */
export function FileDialog({ given, work: { row, lines }, actions, deps, onClose }: FileDialogProps) {
  const store = useStore()
  const file = useFileReading(head, given)
  const { readable } = file
  const find = useMemo(() => productFinder(store.all('product')), [store])
  const [usual] = useState(lines.at(-1)?.currency ?? row.currency)
  const [chosen, setChosen] = useState<string>()
  const [updates, setUpdates] = useState(true)
  const told = useMemo(() => readable && fileCurrency(readable.table, readable.targets), [readable])
  const currency = chosen ?? told ?? usual
  const made = useMemo(
    () => (readable ? fileLines({ file: readable, currency, deps, find, present: updates ? lines : [] }) : []),
    [readable, currency, deps, find, updates, lines],
  )
  const wanted = made.filter(({ state }) => state === 'create' || state === 'update')
  const added = wanted.filter(({ state }) => state === 'create')
  const linked = added.filter(({ data }) => data.productId).length
  const isTooMany = lines.length + added.length > MAX_SHIPMENT_LINES

  function bringIn(): Promise<boolean> {
    const brought = wanted.map(({ id, data }) => ({ id: id ?? actions.newId(), data }))
    const [created, changed] = [added.length, wanted.length - added.length]
    return actions.bringLines(
      row.id,
      brought,
      rowFileMessages.told(countOf('shipmentLine', created), formatNumber(changed)),
    )
  }

  return (
    <RowsDialog
      words={messages}
      head={head}
      file={file}
      made={made}
      changeOf={changeOf}
      action={rowFileMessages.bringIn(countOf('shipmentLine', wanted.length))}
      disabled={wanted.length === 0 || isTooMany}
      onFile={() => setChosen(undefined)}
      onBringIn={bringIn}
      onClose={onClose}
    >
      {isTooMany && <p className="font-medium text-bad">{messages.tooMany(MAX_SHIPMENT_LINES)}</p>}
      {lines.length > 0 && (
        <Switch label={messages.updates} help={messages.updatesHelp} checked={updates} onChange={setUpdates} />
      )}
      {readable && (
        <NativeSelect
          label={messages.currency}
          className="max-w-72"
          value={currency}
          options={currencyOptions()}
          onChange={setChosen}
        />
      )}
      {added.length > 0 && <p className="text-muted">{messages.linked(linked, added.length)}</p>}
    </RowsDialog>
  )
}

function changeOf({ state, data }: FileLine): string {
  if (state === 'update') {
    const labels = Object.entries(shipmentLine.fields).filter(([name]) => name in data)
    return labels.map(([, { label }]) => label).join(', ')
  }
  if (state !== 'create') return ''
  const { quantity = 0, unitCost = 0, currency = '', productId } = data
  const product = productId ? messages.found : messages.notFound
  return `${formatQuantity(quantity)} × ${formatMoneyExact(unitCost, currency)} · ${product}`
}
