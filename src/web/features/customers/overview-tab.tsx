import { useMemo } from 'react'
import { TAX_CATEGORIES } from '#domain/documents/totals.ts'
import { vatIdExample, vatIdProblem } from '#domain/vat-id.ts'
import { customer } from '#contract/entities/customer.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { categoryMessages } from '#web/kit/documents/choice-messages.ts'
import { languageChoice } from '#web/kit/documents/language-choice.ts'
import { businessToday } from '#web/kit/documents/business-day.ts'
import { schemeOptions } from '#web/kit/documents/scheme-options.ts'
import { type RowEditing, rowField } from '#web/kit/form/row-field.tsx'
import { TagsField } from '#web/kit/form/tags-field.tsx'
import { currencyOptions } from '#web/kit/format/country-names.ts'
import { useOwnCurrency } from '#web/kit/price/own-currency.ts'
import { optionsOf } from '#web/kit/ui/options-of.ts'
import { Panel } from '#web/kit/ui/panel.tsx'
import { AddressEditor } from './address-editor.tsx'
import { buysByText } from './buys-by.ts'
import { pageMessages as messages } from './page-messages.ts'
import { customersMessages } from './messages.ts'
import type { CustomerActions } from './use-customer-actions.ts'
import { useCountries } from './use-countries.ts'

type Editing = RowEditing<'customer'>

const CustomerField = rowField<'customer'>(customer)
const gridClass = 'grid items-start gap-4 sm:grid-cols-2'

interface OverviewTabProps {
  readonly row: RowOfKind<'customer'>
  readonly actions: CustomerActions
}

/** Everything that is known of a customer; each change is saved as it is made. */
export function OverviewTab({ row, actions }: OverviewTabProps) {
  const editing: Editing = { row, save: (patch, what) => void actions.save(row.id, patch, what) }
  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      <div className="min-w-0 space-y-5">
        <ContactPanel {...editing} />
        <Panel title={messages.address.title}>
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <AddressEditor {...editing} name="billingAddress" />
            <AddressEditor {...editing} name="shippingAddress" />
          </div>
        </Panel>
      </div>
      <div className="min-w-0 space-y-5">
        <TermsPanel {...editing} />
        <InvoicingPanel {...editing} />
        <Panel title={messages.notes.title}>
          <CustomerField {...editing} name="notes" hideLabel help={messages.notes.help} rows={4} />
        </Panel>
      </div>
    </div>
  )
}

function ContactPanel(editing: Editing) {
  const countries = useCountries(messages.details.noCountry)
  const { label } = customer.fields.tags
  return (
    <Panel title={messages.details.title}>
      <div className={gridClass}>
        <CustomerField {...editing} name="name" />
        <CustomerField {...editing} name="company" />
        <CustomerField {...editing} name="contactName" />
        <CustomerField {...editing} name="email" />
        <CustomerField {...editing} name="phone" />
        <CustomerField {...editing} name="industry" />
        <CustomerField {...editing} name="country" options={countries} />
        <TagsField
          name="tags"
          label={label}
          tags={editing.row.tags}
          onAdd={(add) => editing.save({ tags: { add } }, label)}
          onRemove={(gone) => editing.save({ tags: { remove: [gone] } }, label)}
        />
        <div className="sm:col-span-2">
          <CustomerField {...editing} name="status" options={optionsOf(customersMessages.states)} />
        </div>
      </div>
    </Panel>
  )
}

/** By which prices, in which currency and language, and until when a customer pays (PLIST-06). */
function TermsPanel(editing: Editing) {
  const { row } = editing
  const text = messages.terms
  const language = languageChoice(row.language, text.ownLanguage)
  return (
    <Panel title={text.title}>
      <div className={gridClass}>
        <CustomerField
          {...editing}
          name="priceListId"
          className="sm:col-span-2"
          placeholder={text.noList}
          help={useBuysBy(row)}
          options={usePriceLists(row.priceListId)}
        />
        <CustomerField {...editing} name="customerGroup" className="sm:col-span-2" />
        <CustomerField
          {...editing}
          name="currency"
          help=""
          options={[{ value: '', label: text.ownCurrency }, ...currencyOptions()]}
        />
        <CustomerField {...editing} name="paymentDays" help="" placeholder={text.ownDays} />
        <CustomerField {...editing} name="language" {...language} />
      </div>
    </Panel>
  )
}

/** By which prices a customer buys today, in words. */
function useBuysBy({ priceListId, customerGroup, currency }: RowOfKind<'customer'>): string {
  const lists = useRows('priceList')
  const ownCurrency = useOwnCurrency()
  return buysByText({ priceListId, customerGroup, currency: currency || ownCurrency }, lists, businessToday())
}

/** The price lists by title, with one that was deleted where it is still named. */
function usePriceLists(named: string | null) {
  const lists = useRows('priceList')
  return useMemo(() => {
    const options = lists
      .map(({ id, title }) => ({ value: id, label: title }))
      .sort((a, b) => a.label.localeCompare(b.label))
    const isGone = named !== null && !options.some(({ value }) => value === named)
    return isGone ? [...options, { value: named, label: messages.terms.goneList }] : options
  }, [lists, named])
}

/** What a customer’s tax authority and their invoice system want to know. */
function InvoicingPanel(editing: Editing) {
  const { vatId, electronicScheme } = editing.row
  const text = messages.invoicing
  const problem = vatIdProblem(vatId)
  const known = schemeOptions(text.noScheme)
  const isKnown = known.some(({ value }) => value === electronicScheme)
  const taxes = TAX_CATEGORIES.map((value) => ({ value, label: `${categoryMessages[value]} (${value})` }))
  return (
    <Panel title={text.title}>
      <div className={gridClass}>
        <CustomerField {...editing} name="vatId" error={problem && text.problems[problem](vatIdExample(vatId))} />
        <CustomerField {...editing} name="taxCategory" options={[{ value: '', label: text.noTax }, ...taxes]} />
        <CustomerField {...editing} name="registrationNumber" />
        <CustomerField {...editing} name="buyerReference" />
        <CustomerField {...editing} name="electronicAddress" />
        <CustomerField
          {...editing}
          name="electronicScheme"
          options={isKnown ? known : [...known, { value: electronicScheme, label: text.otherScheme(electronicScheme) }]}
        />
      </div>
    </Panel>
  )
}
