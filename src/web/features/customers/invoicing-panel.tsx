import { TAX_CATEGORIES } from '#domain/documents/totals.ts'
import { vatIdProblem } from '#domain/vat-id.ts'
import { customer } from '#contract/entities/customer.ts'
import { schemeOptions } from '#web/kit/documents/scheme-options.ts'
import { FieldControl } from '#web/kit/form/field-control.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import type { Editing } from './overview-tab.tsx'
import { pageText } from './page-text.ts'

const text = pageText.invoicing
const { fields } = customer
const ISSUES = { country: text.countryProblem, form: text.formProblem }
const TAXES = [
  { value: '', label: pageText.terms.noTax },
  ...TAX_CATEGORIES.map((value) => ({ value, label: `${pageText.taxes[value]} (${value})` })),
] as const
const SCHEMES = schemeOptions(text.noScheme)
const MORE = ['registrationNumber', 'buyerReference', 'electronicAddress'] as const

/** What a customer’s tax authority and their invoice system want to know. */
export function InvoicingPanel({ row, save }: Editing) {
  const problem = vatIdProblem(row.vatId)
  const schemes = SCHEMES.some(({ value }) => value === row.electronicScheme)
    ? SCHEMES
    : [...SCHEMES, { value: row.electronicScheme, label: text.otherScheme(row.electronicScheme) }]
  const line = (name: 'vatId' | (typeof MORE)[number], error?: string) => (
    <FieldControl
      key={name}
      field={fields[name]}
      value={row[name]}
      error={error}
      onCommit={(value) => save({ [name]: value }, fields[name].label)}
    />
  )
  return (
    <Panel title={text.title}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {line('vatId', problem && ISSUES[problem])}
        <NativeSelect
          label={fields.taxCategory.label}
          value={row.taxCategory ?? ''}
          options={TAXES}
          onChange={(category) => save({ taxCategory: category === '' ? null : category }, fields.taxCategory.label)}
        />
        {MORE.map((name) => line(name))}
        <NativeSelect
          label={fields.electronicScheme.label}
          value={row.electronicScheme}
          options={schemes}
          onChange={(electronicScheme) => save({ electronicScheme }, fields.electronicScheme.label)}
        />
      </div>
    </Panel>
  )
}
