import { useId, useState } from 'react'
import { pricing } from '#domain/pricing.ts'
import type { PricingContext } from '#domain/pricing-rules.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { useActions } from '#web/kit/actions/actions.ts'
import { useRates } from '#web/kit/currency/use-rates.ts'
import { useRow, useStore } from '#web/kit/data/use-store.ts'
import { labelMessages } from '#web/kit/format/label-messages.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatPercent } from '#web/kit/format/number.ts'
import { usePricingContextOf } from '#web/kit/price/pricing-context.ts'
import { shownPrice } from '#web/kit/price/shown-price.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { FormDialog } from '#web/kit/ui/form-dialog.tsx'
import type { CardModel } from './card-model.ts'
import { ChooseProduct } from './choose-product.tsx'
import { calculatorsMessages } from './messages.ts'
import { calculatorProductMessages as messages } from './product-messages.ts'
import { type Use, usedCurrency, usesFor, type UseWay } from './used-figures.ts'

interface UseDialogProps {
  readonly model: CardModel
  readonly onClose: () => void
}

/** Uses the figures of a calculator for a product: which one, how, and what becomes of its price; saved as any edit is, with undo. */
export function UseDialog({ model, onClose }: UseDialogProps) {
  const [productId, setProductId] = useState('')
  const row = useRow('product', productId)
  if (row) return <UseForProduct model={model} row={row} onBack={() => setProductId('')} onClose={onClose} />
  return (
    <Dialog open savesAsTyped title={messages.titleOfUsing} onClose={onClose}>
      <ChooseProduct onChoose={setProductId} />
    </Dialog>
  )
}

interface UseForProductProps extends UseDialogProps {
  readonly row: RowOfKind<'product'>
  readonly onBack: () => void
}

function UseForProduct({ model, row, onBack, onClose }: UseForProductProps) {
  const store = useStore()
  const rates = useRates()
  const context = usePricingContextOf()(row.categoryId)
  const actions = useActions('product')
  const [chosen, setChosen] = useState<UseWay>()
  const needed = usedCurrency(model)
  const isOther = needed !== row.baseCurrency
  const uses = isOther ? [] : usesFor({ model, row, context, rates, newId: () => store.newId() })
  const use = uses.find(({ way }) => way === chosen) ?? uses[0]
  const isSame = use !== undefined && isAsIs(row, use)

  async function apply({ patch }: Use): Promise<void> {
    onClose()
    const title = messages.saved(calculatorsMessages.titles[model.id])
    await actions.save(row.id, patch, title, { title: labelMessages.named(row.name, title) })
  }

  return (
    <FormDialog
      title={messages.titleOfUsing}
      description={row.name}
      submit={messages.apply}
      isBlocked={use === undefined || isSame}
      onSubmit={() => use && apply(use)}
      onClose={onClose}
      savesAsTyped
      other={<Button onClick={onBack}>{messages.back}</Button>}
    >
      {isOther && <p>{messages.otherCurrency(row.baseCurrency, needed)}</p>}
      {!isOther && !use && <p>{messages.noWay}</p>}
      {use && <Ways uses={uses} chosen={use.way} onChoose={setChosen} />}
      {use && <Effect row={row} use={use} context={context} />}
      {isSame && <p className="text-muted">{messages.asIs}</p>}
    </FormDialog>
  )
}

function isAsIs(row: RowOfKind<'product'>, { patch }: Use): boolean {
  const now: Readonly<Record<string, unknown>> = { ...row }
  return Object.entries(patch).every(([name, value]) => JSON.stringify(now[name]) === JSON.stringify(value))
}

interface WaysProps {
  readonly uses: readonly Use[]
  readonly chosen: UseWay
  readonly onChoose: (way: UseWay) => void
}

function Ways({ uses, chosen, onChoose }: WaysProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 text-[13px] font-semibold">{messages.way}</legend>
      {uses.map(({ way }) => (
        <label key={way} className="flex min-h-9 items-center gap-2.5 py-1">
          <input
            type="radio"
            name={name}
            checked={way === chosen}
            onChange={() => onChoose(way)}
            className="size-4 shrink-0 accent-primary"
          />
          {messages.ways[way]}
        </label>
      ))}
    </fieldset>
  )
}

interface EffectProps {
  readonly row: RowOfKind<'product'>
  readonly use: Use
  readonly context: PricingContext
}

/** Cost, price and margin of the product as they are, and as they would be. */
function Effect({ row, use, context }: EffectProps) {
  const [now, then] = [shownPrice(row, context, null).result, pricing({ ...row, ...use.patch }, context)]
  const money = (units: number | null) => (units === null ? '–' : formatMoney(units, row.baseCurrency))
  const percent = (ppm: number | null) => (ppm === null ? '–' : formatPercent(ppm))
  const rows = [
    [messages.cost, money(now.totalCost), money(then.totalCost)],
    [messages.price, money(now.effectivePrice), money(then.effectivePrice)],
    [messages.margin, percent(now.marginPpm), percent(then.marginPpm)],
  ] as const
  return (
    <table className="w-full">
      <thead>
        <tr className="border-b border-line text-[13px] text-muted">
          <th scope="col">
            <span className="sr-only">{messages.figure}</span>
          </th>
          <th scope="col" className="py-1.5 text-end font-semibold">
            {messages.before}
          </th>
          <th scope="col" className="py-1.5 ps-3 text-end font-semibold">
            {messages.after}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, before, after]) => (
          <tr key={label} className="border-b border-line last:border-b-0">
            <th scope="row" className="py-1.5 text-start font-medium">
              {label}
            </th>
            <td className="py-1.5 text-end text-muted">{before}</td>
            <td className="py-1.5 ps-3 text-end font-semibold">{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
