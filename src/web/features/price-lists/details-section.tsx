import { currencyOptions } from '#web/kit/format/places.ts'
import type { RateSet } from '#domain/exchange-rates.ts'
import { priceList } from '#contract/entities/price-list.ts'
import { useRates } from '#web/kit/currency/use-rates.ts'
import { readInteger } from '#web/kit/form/number-text.ts'
import { readField } from '#web/kit/form/read-field.ts'
import { SavedArea, SavedText } from '#web/kit/form/saved-text.tsx'
import { integerText } from '#web/kit/form/typed-number.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { NumberField } from '#web/kit/ui/number-field.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { SegmentedControl } from '#web/kit/ui/segmented-control.tsx'
import { Switch } from '#web/kit/ui/switch.tsx'
import { LIST_STATES } from '#domain/price-list/list-rules.ts'
import { DayField } from '#web/kit/form/day-field.tsx'
import { formatDay } from '#web/kit/format/date.ts'
import { pageText } from './page-text.ts'
import type { PriceListPatch, PriceListRow } from './price-list-row.ts'
import { listsText } from './text.ts'

const text = pageText.details
const { fields } = priceList
const STATES = LIST_STATES.map((value) => ({ value, label: listsText.states[value] }))
const CURRENCIES = [{ value: '', label: text.ownCurrency }, ...currencyOptions]

export interface DetailsSectionProps {
  readonly row: PriceListRow
  readonly onSave: (patch: PriceListPatch) => void
}

/** What a price list is called, for whom it is and when, and how it is printed; each change is saved as it is made. */
export function DetailsSection({ row, onSave }: DetailsSectionProps) {
  const line = (name: 'title' | 'customerGroup') => (
    <SavedText
      label={fields[name].label}
      help={fields[name].help}
      value={row[name]}
      read={readField(fields[name])}
      onSave={(value) => onSave({ [name]: value })}
    />
  )
  const day = (name: 'validFrom' | 'validTo') => (
    <DayField label={fields[name].label} value={row[name]} onCommit={(value) => onSave({ [name]: value })} />
  )
  return (
    <div className="space-y-5">
      <Panel title={text.title}>
        <div className="space-y-4">
          {line('title')}
          <SegmentedControl
            label={fields.status.label}
            value={row.status}
            segments={STATES}
            onChange={(status) => onSave({ status })}
          />
          <SavedArea
            label={fields.description.label}
            value={row.description}
            read={readField(fields.description)}
            onSave={(description) => onSave({ description })}
          />
        </div>
      </Panel>
      <Panel title={text.customers}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {line('customerGroup')}
          <NumberField
            label={fields.priority.label}
            help={fields.priority.help}
            text={integerText(row.priority)}
            parse={readInteger({ min: -1_000, max: 1_000 })}
            onCommit={(priority) => onSave({ priority })}
          />
          {day('validFrom')}
          {day('validTo')}
          <CurrencyChoice row={row} onSave={onSave} />
        </div>
      </Panel>
      <Panel title={text.paper}>
        <div className="space-y-4">
          <Switch
            label={fields.showTrade.label}
            checked={row.showTrade}
            onChange={(showTrade) => onSave({ showTrade })}
          />
          <Switch
            label={fields.showPictures.label}
            checked={row.showPictures}
            onChange={(showPictures) => onSave({ showPictures })}
          />
          <SavedText
            label={fields.accent.label}
            placeholder="#1d4ed8"
            value={row.accent}
            read={readField(fields.accent)}
            onSave={(accent) => onSave({ accent: accent.toLowerCase() })}
          />
          <SavedArea
            label={fields.note.label}
            value={row.note}
            read={readField(fields.note)}
            onSave={(note) => onSave({ note })}
          />
        </div>
      </Panel>
    </div>
  )
}

/** The currency of a list and the rates that are kept with it, so that its prices stay (PRICE-15). */
function CurrencyChoice({ row, onSave }: DetailsSectionProps) {
  const { rates } = row
  const newest = useRates()
  const isNewer = row.currency !== '' && rates !== null && newest.date > rates.date
  return (
    <div className="sm:col-span-2">
      <NativeSelect
        label={fields.currency.label}
        help={rates && row.currency !== '' ? text.ratesOf(formatDay(rates.date), rates.source) : undefined}
        value={row.currency}
        options={CURRENCIES}
        onChange={(currency) => onSave({ currency, rates: currency === '' ? null : (rates ?? keptRates(newest)) })}
      />
      {isNewer && (
        <Button size="small" tone="ghost" className="mt-2 -ml-2.5" onClick={() => onSave({ rates: keptRates(newest) })}>
          {text.renew(formatDay(newest.date))}
        </Button>
      )}
    </div>
  )
}

function keptRates({ base, date, source, rates }: RateSet): NonNullable<PriceListRow['rates']> {
  return { base, date, source, rates: { ...rates } }
}
