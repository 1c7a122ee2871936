import { customer } from '#contract/entities/customer.ts'
import { addressOrText, type PostalAddress } from '#contract/postal-address.ts'
import { addressLines } from '#web/kit/documents/address-lines.ts'
import { partsOf } from '#web/kit/documents/address-parts.ts'
import { sentence } from '#web/kit/form/read-field.ts'
import { SavedArea, SavedText } from '#web/kit/form/saved-text.tsx'
import { FieldScope } from '#web/kit/ui/field-scope.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import type { Parsed } from '#web/kit/ui/use-draft.ts'
import type { Editing } from './overview-tab.tsx'
import { pageText } from './page-text.ts'
import { useCountries } from './use-countries.ts'

const text = pageText.address
const PARTS = ['street', 'street2', 'zip', 'city', 'state'] as const

interface AddressEditorProps extends Editing {
  readonly name: 'billingAddress' | 'shippingAddress'
}

/** An address of a customer, as text or in its parts. */
export function AddressEditor({ row, save, name }: AddressEditorProps) {
  const value = row[name]
  const { label } = customer.fields[name]
  const keep = (address: PostalAddress | string) => save({ [name]: address }, label)
  const writtenInParts = (lines: string) =>
    name === 'billingAddress' ? { country: row.country, ...partsOf(lines) } : partsOf(lines)
  const isCopy = name === 'shippingAddress' && JSON.stringify(value) !== JSON.stringify(row.billingAddress)
  return (
    <div>
      {typeof value === 'string' ? (
        <SavedArea
          label={label}
          rows={5}
          help={name === 'billingAddress' ? text.hint : undefined}
          value={value}
          read={readWhole}
          onSave={keep}
        />
      ) : (
        <FieldScope of={name}>
          <AddressParts label={label} value={value} onSave={keep} />
        </FieldScope>
      )}
      <div className="mt-1 -ml-2.5 flex flex-wrap">
        <Button
          tone="ghost"
          size="small"
          className="text-muted"
          onClick={() => keep(typeof value === 'string' ? writtenInParts(value) : addressLines(value).join('\n'))}
        >
          {typeof value === 'string' ? text.asParts : text.asText}
        </Button>
        {isCopy && row.billingAddress !== '' && (
          <Button tone="ghost" size="small" className="text-muted" onClick={() => keep(row.billingAddress)}>
            {text.copy}
          </Button>
        )}
      </div>
    </div>
  )
}

interface AddressPartsProps {
  readonly label: string
  readonly value: PostalAddress
  readonly onSave: (address: PostalAddress) => void
}

function AddressParts({ label, value, onSave }: AddressPartsProps) {
  const countries = useCountries(text.noCountry)
  return (
    <fieldset>
      <legend className="mb-1.5 text-[13px] font-semibold">{label}</legend>
      <div className="grid grid-cols-2 gap-3 rounded-lg border border-line p-3">
        {PARTS.map((part) => (
          <SavedText
            key={part}
            label={text[part]}
            className={part === 'zip' || part === 'city' ? '' : 'col-span-2'}
            value={value[part] ?? ''}
            read={(typed) => readPart(part, typed)}
            onSave={(typed) => onSave({ ...value, [part]: typed })}
          />
        ))}
        <NativeSelect
          label={text.country}
          className="col-span-2"
          value={value.country ?? ''}
          options={countries}
          onChange={(country) => onSave({ ...value, country })}
        />
      </div>
    </fieldset>
  )
}

function readWhole(typed: string): Parsed<string> {
  return checked(typed.trim(), typed.trim())
}

function readPart(part: (typeof PARTS)[number], typed: string): Parsed<string> {
  return checked({ [part]: typed.trim() }, typed.trim())
}

function checked(address: unknown, value: string): Parsed<string> {
  const { error } = addressOrText.safeParse(address)
  return error ? { issue: sentence(error.issues[0]?.message ?? '') } : { value }
}
