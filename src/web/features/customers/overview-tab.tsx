import { customer, CUSTOMER_STATES } from '#contract/entities/customer.ts'
import { FieldControl } from '#web/kit/form/field-control.tsx'
import { readField } from '#web/kit/form/read-field.ts'
import { SavedArea } from '#web/kit/form/saved-text.tsx'
import { TagsField } from '#web/kit/form/tags-field.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { AddressEditor } from './address-editor.tsx'
import type { CustomerActs } from './customer-acts.ts'
import type { CustomerPatch, CustomerRow } from './customer-row.ts'
import { InvoicingPanel } from './invoicing-panel.tsx'
import { pageText as text } from './page-text.ts'
import { TermsPanel } from './terms-panel.tsx'
import { customersText } from './text.ts'
import { useCountries } from './use-countries.ts'

const { fields } = customer
const STATES = CUSTOMER_STATES.map((value) => ({ value, label: customersText.states[value] }))
const CONTACT = ['name', 'company', 'contactName', 'email', 'phone', 'industry'] as const

/** A customer while it is edited. */
export interface Editing {
  readonly row: CustomerRow
  /** Saves at once; `what` names the change, for the message that offers to undo it. */
  readonly save: (patch: CustomerPatch, what: string) => void
}

/** Everything that is known of a customer; each change is saved as it is made. */
export function OverviewTab({ row, acts }: { readonly row: CustomerRow; readonly acts: CustomerActs }) {
  const editing: Editing = { row, save: (patch, what) => acts.save(row, patch, what) }
  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      <div className="min-w-0 space-y-5">
        <ContactPanel {...editing} />
        <Panel title={text.address.title}>
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <AddressEditor {...editing} name="billingAddress" />
            <AddressEditor {...editing} name="shippingAddress" />
          </div>
        </Panel>
      </div>
      <div className="min-w-0 space-y-5">
        <TermsPanel {...editing} />
        <InvoicingPanel {...editing} />
        <Panel title={text.notes.title}>
          <SavedArea
            label={fields.notes.label}
            hideLabel
            help={text.notes.help}
            rows={4}
            value={row.notes}
            read={readField(fields.notes)}
            onSave={(notes) => editing.save({ notes }, fields.notes.label)}
          />
        </Panel>
      </div>
    </div>
  )
}

function ContactPanel({ row, save }: Editing) {
  const countries = useCountries(text.details.noCountry)
  const tag = (edit: { add?: readonly string[]; remove?: readonly string[] }) => save({ tags: edit }, fields.tags.label)
  return (
    <Panel title={text.details.title}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {CONTACT.map((name) => (
          <FieldControl
            key={name}
            field={fields[name]}
            value={row[name]}
            onCommit={(value) => save({ [name]: value }, fields[name].label)}
          />
        ))}
        <NativeSelect
          label={fields.country.label}
          value={row.country}
          options={countries}
          onChange={(country) => save({ country }, fields.country.label)}
        />
        <NativeSelect
          label={fields.status.label}
          value={row.status}
          options={STATES}
          onChange={(status) => save({ status }, fields.status.label)}
        />
        <TagsField
          className="sm:col-span-2"
          label={fields.tags.label}
          tags={row.tags}
          onAdd={(add) => tag({ add })}
          onRemove={(gone) => tag({ remove: [gone] })}
        />
      </div>
    </Panel>
  )
}
