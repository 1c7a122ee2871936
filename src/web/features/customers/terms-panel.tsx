import { useMemo } from 'react'
import { customer } from '#contract/entities/customer.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { readField } from '#web/kit/form/read-field.ts'
import { SavedText } from '#web/kit/form/saved-text.tsx'
import { orEmpty, readInteger } from '#web/kit/form/number-text.ts'
import { integerText } from '#web/kit/form/typed-number.ts'
import { currencyOptions } from '#web/kit/format/places.ts'
import { Combobox } from '#web/kit/ui/combobox.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { NumberField } from '#web/kit/ui/number-field.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import type { Editing } from './overview-tab.tsx'
import { pageText } from './page-text.ts'

const text = pageText.terms
const { fields } = customer
const CURRENCIES = [{ value: '', label: text.ownCurrency }, ...currencyOptions]
const readDays = orEmpty(readInteger({ min: 0, max: 3_650 }))
const LANGUAGES = [
  { value: '', label: text.ownLanguage },
  ...Object.entries(pageText.languages).map(([value, label]) => ({ value, label })),
]

/** By which prices, in which currency and language, and until when a customer pays (PLIST-06). */
export function TermsPanel({ row, save }: Editing) {
  const lists = useRows('priceList')
  const known = useMemo(() => {
    const options = lists
      .map(({ id, title }) => ({ value: id, label: String(title) }))
      .sort((a, b) => a.label.localeCompare(b.label))
    const { priceListId } = row
    const isGone = priceListId !== null && !options.some(({ value }) => value === priceListId)
    return isGone ? [...options, { value: priceListId, label: text.goneList }] : options
  }, [lists, row])
  const language = row.language.split('-')[0]?.toLowerCase() ?? ''
  return (
    <Panel title={text.title}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Combobox
          className="sm:col-span-2"
          label={fields.priceListId.label}
          value={row.priceListId}
          options={known}
          placeholder={text.noList}
          onChange={(priceListId) => save({ priceListId }, fields.priceListId.label)}
        />
        <SavedText
          className="sm:col-span-2"
          label={fields.customerGroup.label}
          help={fields.customerGroup.help}
          value={row.customerGroup}
          read={readField(fields.customerGroup)}
          onSave={(customerGroup) => save({ customerGroup }, fields.customerGroup.label)}
        />
        <NativeSelect
          label={fields.currency.label}
          value={row.currency}
          options={CURRENCIES}
          onChange={(currency) => save({ currency }, fields.currency.label)}
        />
        <NumberField
          label={fields.paymentDays.label}
          placeholder={text.ownDays}
          text={integerText(row.paymentDays)}
          parse={readDays}
          onCommit={(paymentDays) => save({ paymentDays }, fields.paymentDays.label)}
        />
        <NativeSelect
          label={fields.language.label}
          help={fields.language.help}
          value={language in pageText.languages ? language : ''}
          options={LANGUAGES}
          onChange={(next) => save({ language: next }, fields.language.label)}
        />
      </div>
    </Panel>
  )
}
