import type { PatchOfKind, RowOfKind } from '#contract/row-kinds.ts'
import { currencyOptions } from '#web/kit/format/country-names.ts'
import { keptSet } from '#contract/entities/price-list-rates.ts'
import { priceList } from '#contract/entities/price-list.ts'
import { RateSource } from '#web/kit/currency/rate-source.tsx'
import { useRates } from '#web/kit/currency/use-rates.ts'
import { businessToday } from '#web/kit/documents/business-day.ts'
import { rowField } from '#web/kit/form/row-field.tsx'
import { readField } from '#web/kit/form/read-field.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { optionsOf } from '#web/kit/ui/options-of.ts'
import { detailsMessages as messages } from './page-messages.ts'
import { listsMessages } from './messages.ts'

const ListField = rowField<'priceList'>(priceList)

interface DetailsSectionProps {
  readonly row: RowOfKind<'priceList'>
  readonly onSave: (patch: PatchOfKind<'priceList'>) => void
}

/** The name, the customers, the time and the print of a price list; each change is saved as it is made. */
export function DetailsSection({ row, onSave }: DetailsSectionProps) {
  const editing = { row, save: onSave }
  return (
    <div className="space-y-5">
      <Panel title={messages.title}>
        <div className="space-y-4">
          <ListField name="title" {...editing} />
          <ListField name="status" options={optionsOf(listsMessages.states)} {...editing} />
          <ListField name="description" rows={3} {...editing} />
        </div>
      </Panel>
      <Panel title={messages.customers} lead={messages.reach(row, businessToday())}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <ListField name="customerGroup" {...editing} />
          <ListField name="priority" {...editing} />
          <ListField name="validFrom" isDay {...editing} />
          <ListField name="validTo" isDay {...editing} />
          <CurrencyChoice row={row} onSave={onSave} />
        </div>
      </Panel>
      <Panel title={messages.paper}>
        <div className="space-y-4">
          <ListField name="showTrade" {...editing} />
          <ListField name="showPictures" {...editing} />
          <ListField name="accent" placeholder="#1d4ed8" read={readAccent} {...editing} />
          <ListField name="note" rows={3} {...editing} />
        </div>
      </Panel>
    </div>
  )
}

const readAccent = (text: string) => readField(priceList.fields.accent)(text.toLowerCase())

/** The currency of a list and the rates that are kept with it, so that its prices stay (PRICE-15). */
function CurrencyChoice({ row, onSave }: DetailsSectionProps) {
  const { rates } = row
  const newest = useRates()
  const isNewer = row.currency !== '' && rates !== null && newest.date > rates.date
  return (
    <div className="sm:col-span-2">
      <NativeSelect
        label={priceList.fields.currency.label}
        help={
          rates &&
          row.currency !== '' && (
            <>
              {messages.rates} <RateSource date={rates.date} source={rates.source} />
            </>
          )
        }
        value={row.currency}
        options={[{ value: '', label: messages.ownCurrency }, ...currencyOptions()]}
        onChange={(currency) => onSave({ currency, rates: currency === '' ? null : (rates ?? keptSet(newest)) })}
      />
      {isNewer && (
        <Button size="small" tone="ghost" className="mt-2 -ms-2.5" onClick={() => onSave({ rates: keptSet(newest) })}>
          {messages.renew(newest.date)}
        </Button>
      )}
    </div>
  )
}
