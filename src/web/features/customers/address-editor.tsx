import { customer } from '#contract/entities/customer.ts'
import type { PostalAddress } from '#contract/postal-address.ts'
import { addressLines } from '#web/kit/documents/address-lines.ts'
import { partsOf } from '#web/kit/documents/address-parts.ts'
import { AddressFields, readAddress } from '#web/kit/form/address-fields.tsx'
import type { RowEditing } from '#web/kit/form/row-field.tsx'
import { SavedArea } from '#web/kit/form/saved-text.tsx'
import { FieldScope } from '#web/kit/ui/field-scope.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { pageMessages } from './page-messages.ts'
import { useCountries } from './use-countries.ts'

const messages = pageMessages.address

interface AddressEditorProps extends RowEditing<'customer'> {
  readonly name: 'billingAddress' | 'shippingAddress'
}

/** An address of a customer, as text or in its parts. */
export function AddressEditor({ row, save, name }: AddressEditorProps) {
  const value = row[name]
  const { label } = customer.fields[name]
  const countries = useCountries(messages.noCountry)
  const keep = (address: PostalAddress | string) => save({ [name]: address }, label)
  const writtenInParts = (lines: string) =>
    name === 'billingAddress' ? { country: row.country, ...partsOf(lines) } : partsOf(lines)
  const isCopy = name === 'shippingAddress' && JSON.stringify(value) !== JSON.stringify(row.billingAddress)
  return (
    <div>
      {typeof value === 'string' ? (
        <SavedArea
          name={name}
          label={label}
          rows={5}
          help={name === 'billingAddress' ? messages.hint : undefined}
          value={value}
          read={(typed) => readAddress(typed.trim(), typed.trim())}
          onSave={keep}
        />
      ) : (
        <FieldScope of={name}>
          <fieldset>
            <legend className="mb-1.5 text-[13px] font-semibold">{label}</legend>
            <div className="grid grid-cols-2 gap-3 rounded-lg border border-line p-3">
              <AddressFields value={value} onSave={keep} />
              <NativeSelect
                label={messages.country}
                className="col-span-2"
                value={value.country ?? ''}
                options={countries}
                onChange={(country) => keep({ ...value, country })}
              />
            </div>
          </fieldset>
        </FieldScope>
      )}
      <div className="mt-1 -ms-2.5 flex flex-wrap">
        <Button
          tone="ghost"
          size="small"
          className="text-muted"
          onClick={() => keep(typeof value === 'string' ? writtenInParts(value) : addressLines(value).join('\n'))}
        >
          {typeof value === 'string' ? messages.asParts : messages.asText}
        </Button>
        {isCopy && row.billingAddress !== '' && (
          <Button tone="ghost" size="small" className="text-muted" onClick={() => keep(row.billingAddress)}>
            {messages.copy}
          </Button>
        )}
      </div>
    </div>
  )
}
