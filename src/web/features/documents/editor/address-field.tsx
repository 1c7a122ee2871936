import { useState } from 'react'
import { document } from '#contract/entities/document.ts'
import type { Field } from '#contract/fields.ts'
import { type AddressOrText, addressOrText, type PostalAddress } from '#contract/postal-address.ts'
import { addressLines } from '#web/kit/documents/address-lines.ts'
import { readField, sentence } from '#web/kit/form/read-field.ts'
import { countryOptions } from '#web/kit/format/country-names.ts'
import { FieldScope } from '#web/kit/ui/field-scope.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import type { Parsed } from '#web/kit/ui/use-draft.ts'
import { partsOf } from '#web/kit/documents/address-parts.ts'
import { QuietSelect, QuietText } from './quiet-fields.tsx'
import { addressMessages as messages } from './messages.ts'
import { lineMessages } from '../lines/messages.ts'

interface AddressFieldProps {
  /** The field of the document. */
  readonly name: 'billingAddress' | 'shippingAddress'
  readonly label: string
  readonly value: AddressOrText
  readonly disabled: boolean
  readonly onSave: (address: AddressOrText) => void
}

const readAddress = readField(document.fields.billingAddress as Field<string>)
const PARTS = ['street', 'street2', 'zip', 'city', 'state'] as const
/** An address, written freely or in its parts; an e-invoice needs the parts. */
export function AddressField({ name, label, value, disabled, onSave }: AddressFieldProps) {
  const [isOpen, setOpen] = useState(false)
  const written = addressLines(value).join('\n')
  if (isOpen && !disabled) {
    const parts = typeof value === 'string' ? partsOf(value) : value
    return (
      <FieldScope of={name}>
        <AddressParts label={label} value={parts} onSave={onSave} onClose={() => setOpen(false)} />
      </FieldScope>
    )
  }
  return (
    <div className="group/address">
      <QuietText
        name={name}
        multiline
        label={label}
        hideLabel
        placeholder={label}
        disabled={disabled || typeof value !== 'string'}
        value={written}
        read={readAddress}
        onSave={onSave}
      />
      {!disabled && (
        <Button
          tone="ghost"
          size="small"
          className="mb-2 h-7! px-2! text-[13px] text-muted"
          onClick={() => setOpen(true)}
        >
          {messages.asParts}
        </Button>
      )}
    </div>
  )
}

function AddressParts({
  label,
  value,
  onSave,
  onClose,
}: Omit<AddressFieldProps, 'name' | 'value' | 'disabled'> & {
  readonly value: PostalAddress
  readonly onClose: () => void
}) {
  const save = (part: Partial<PostalAddress>) => onSave({ ...value, ...part })
  return (
    <fieldset className="rounded-lg border border-line p-1.5">
      <legend className="px-1 text-xs font-medium text-muted">{label}</legend>
      <div className="grid grid-cols-2">
        {PARTS.map((part) => (
          <QuietText
            key={part}
            name={part}
            label={messages[part]}
            placeholder="–"
            className={part.startsWith('street') ? 'col-span-2' : ''}
            value={value[part] ?? ''}
            read={(typed) => readPart(part, typed)}
            onSave={(typed) => save({ [part]: typed })}
          />
        ))}
        <QuietSelect
          label={messages.country}
          value={value.country ?? ''}
          options={[{ value: '', label: messages.noCountry }, ...countryOptions()]}
          onChange={(country) => save({ country })}
        />
      </div>
      <div className="flex gap-1">
        <Button tone="ghost" size="small" onClick={onClose}>
          {lineMessages.done}
        </Button>
        <Button
          tone="ghost"
          size="small"
          onClick={() => {
            onSave(addressLines(value).join('\n'))
            onClose()
          }}
        >
          {messages.asText}
        </Button>
      </div>
    </fieldset>
  )
}

function readPart(part: (typeof PARTS)[number], typed: string): Parsed<string> {
  const checked = addressOrText.safeParse({ [part]: typed.trim() })
  return checked.success ? { value: typed.trim() } : { issue: sentence(checked.error.issues[0]?.message ?? '') }
}
