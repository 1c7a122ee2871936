import { type ReactNode, useId, useState } from 'react'
import type { CurrencyChange } from '#contract/currency-change.ts'
import type { AnyPatch, AnyRow, Entity } from '#contract/entity.ts'
import { crossRate, crossRatio, rateRatio } from '#domain/exchange-rates.ts'
import { formatDay } from '../format/date.ts'
import { formatMoneyExact } from '../format/money.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { NumberField } from '../ui/number-field.tsx'
import { type MovedAmount, movedAmounts, movedRow } from './moved-row.ts'
import { RateAge } from './rate-source.tsx'
import { formatExchangeRate } from './exchange-rate-text.ts'
import { readExchangeRate } from './read-exchange-rate.ts'
import { soldInMessages as messages } from './sold-in-messages.ts'
import { currencyMessages } from './messages.ts'
import { useRates } from './use-rates.ts'

/** What is asked before a record is put into another currency. */
export interface CurrencyDialogProps {
  readonly entity: Entity
  readonly row: AnyRow
  readonly from: string
  readonly to: string
  /** Other words than those for something that is sold in a currency. */
  readonly title?: string
  readonly lead?: string
  /** What else is said of the row in its new currency, such as costs that were paid in a third one. */
  readonly adjusted?: (moved: AnyRow) => AnyPatch
  /** Prices that follow from the amounts, before and after. */
  readonly prices?: (moved: AnyRow) => readonly MovedAmount[]
  readonly onTake: (patch: AnyPatch) => void
  readonly onClose: () => void
}

/** Asks what becomes of the amounts of a record in another currency, and shows each of them before and after (PRICE-09). */
export function CurrencyDialog(props: CurrencyDialogProps) {
  const { entity, row, from, to, adjusted = () => ({}), prices = () => [], onTake, onClose } = props
  const { title = messages.title(from, to), lead = messages.lead } = props
  const rates = useRates()
  const [typedRate, setTypedRate] = useState('')
  const known = crossRatio(rates, from, to)
  const ratio = known ?? rateRatio(typedRate)
  const [chosen, setChosen] = useState<CurrencyChange>('convert')
  const how = ratio ? chosen : 'keep'
  const moved = movedRow(entity, row, { how, to, ratio, adjusted })

  return (
    <Dialog
      open
      title={title}
      description={lead}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button tone="primary" disabled={'issue' in moved} onClick={() => 'patch' in moved && onTake(moved.patch)}>
            {messages.take(to)}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <fieldset className="space-y-2">
          <legend className="sr-only">{messages.what}</legend>
          <Choice value="convert" chosen={how} disabled={!ratio} onChoose={setChosen}>
            {known ? <RateWords rates={rates} from={from} to={to} /> : <p>{messages.noRate(from, to)}</p>}
          </Choice>
          {!known && (
            <NumberField
              name={`rate ${from} ${to}`}
              label={messages.ownRate(from, to)}
              text={typedRate}
              parse={readExchangeRate}
              onCommit={(rate) => {
                setTypedRate(rate)
                setChosen('convert')
              }}
            />
          )}
          <Choice value="keep" chosen={how} onChoose={setChosen}>
            <p>{messages.keepHelp}</p>
          </Choice>
        </fieldset>
        {'issue' in moved ? (
          <p role="alert" className="font-semibold text-bad">
            {messages.tooLarge(moved.issue)}
          </p>
        ) : (
          <Amounts amounts={[...movedAmounts(entity, row, moved.row), ...prices(moved.row)]} from={from} to={to} />
        )}
      </div>
    </Dialog>
  )
}

interface ChoiceProps {
  readonly value: CurrencyChange
  readonly chosen: CurrencyChange
  readonly disabled?: boolean
  readonly onChoose: (value: CurrencyChange) => void
  readonly children: ReactNode
}

function Choice({ value, chosen, disabled = false, onChoose, children }: ChoiceProps) {
  const help = useId()
  return (
    <div
      className={
        value === chosen ? 'rounded-xl border border-primary bg-accent p-3' : 'rounded-xl border border-line p-3'
      }
    >
      <label className="flex items-center gap-2.5 font-semibold">
        <input
          type="radio"
          name="currency-change"
          value={value}
          checked={value === chosen}
          disabled={disabled}
          aria-describedby={help}
          onChange={() => onChoose(value)}
          className="size-4 accent-primary"
        />
        {messages[value]}
      </label>
      <div id={help} className="mt-0.5 ps-6.5 text-[13px] text-pretty text-muted">
        {children}
      </div>
    </div>
  )
}

function RateWords({
  rates,
  from,
  to,
}: { readonly rates: ReturnType<typeof useRates> } & Record<'from' | 'to', string>) {
  const { date, source } = rates
  const rate = currencyMessages.equation(from, formatExchangeRate(crossRate(rates, from, to) ?? ''), to)
  return (
    <>
      <p>{messages.convertHelp(`${rate} ${currencyMessages.of(formatDay(date), source)}`)}</p>
      <RateAge date={date} />
    </>
  )
}

function Amounts({
  amounts,
  from,
  to,
}: { readonly amounts: readonly MovedAmount[] } & Readonly<Record<'from' | 'to', string>>) {
  return (
    <table className="w-full">
      <thead>
        <tr className="border-b border-line text-start text-[13px] text-muted">
          <th scope="col" className="py-1.5 font-semibold">
            {messages.amount}
          </th>
          <th scope="col" className="py-1.5 ps-3 text-end font-semibold">
            {from}
          </th>
          <th scope="col" className="py-1.5 ps-3 text-end font-semibold">
            {to}
          </th>
        </tr>
      </thead>
      <tbody>
        {amounts.map(({ key, label, before, after }) => (
          <tr key={key} className="border-b border-line last:border-b-0">
            <th scope="row" className="py-1.5 text-start font-medium wrap-anywhere">
              {label}
            </th>
            <td className="py-1.5 ps-3 text-end whitespace-nowrap text-muted">
              {before === null ? messages.none : formatMoneyExact(before, from)}
            </td>
            <td className="py-1.5 ps-3 text-end font-semibold whitespace-nowrap">
              {after === null ? messages.none : formatMoneyExact(after, to)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
