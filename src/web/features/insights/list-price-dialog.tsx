import { useState } from 'react'
import type { Money } from '#domain/insights/insight.ts'
import { useActions } from '#web/kit/actions/actions.ts'
import { useRow } from '#web/kit/data/use-store.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { insightsMessages } from './messages.ts'

const messages = insightsMessages.listPrice

interface ListPriceDialogProps {
  /** The row of the typed list price. */
  readonly id: string
  readonly price: Money
  /** What is to be known before it is set. */
  readonly warning: string | undefined
  readonly onClose: () => void
}

/** Shows a list price before and after, and sets it; it can be undone (INS-03). */
export function ListPriceDialog({ id, price, warning, onClose }: ListPriceDialogProps) {
  const actions = useActions('priceListPrice')
  const row = useRow('priceListPrice', id)
  const list = useRow('priceList', row?.priceListId ?? '')
  const product = useRow('product', row?.productId ?? '')
  const name = product?.name ?? ''
  // What it changes itself is nothing to warn of.
  const [isApplying, setApplying] = useState(false)

  async function apply() {
    setApplying(true)
    const saved = await actions.save(id, { price: price.units }, messages.applied(name), {
      title: messages.applied(name),
    })
    setApplying(false)
    if (saved) onClose()
  }

  return (
    <Dialog
      open
      title={messages.title(name)}
      description={row ? messages.lead(list?.title ?? '') : messages.gone}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button tone="primary" disabled={!row} onClick={() => void apply()}>
            {messages.apply}
          </Button>
        </>
      }
    >
      {warning && !isApplying && <Banner tone="warn" urgent title={warning} />}
      {row && (
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5">
          <dt className="text-muted">{messages.before}</dt>
          <dd className="text-end font-semibold">{formatMoney(row.price, row.currency)}</dd>
          <dt className="text-muted">{messages.after}</dt>
          <dd className="text-end font-semibold">{formatMoney(price.units, price.currency)}</dd>
        </dl>
      )}
    </Dialog>
  )
}
