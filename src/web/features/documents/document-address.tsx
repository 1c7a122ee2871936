import { useState } from 'react'
import { type AddressOrText, addressOrText, type PostalAddress } from '#contract/postal-address.ts'
import { addressLines } from '#web/kit/documents/address-lines.ts'
import { sentence } from '#web/kit/form/read-field.ts'
import { countryOptions } from '#web/kit/format/places.ts'
import { FieldScope } from '#web/kit/ui/field-scope.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import type { Parsed } from '#web/kit/ui/use-draft.ts'
import { partsOf } from '#web/kit/documents/address-parts.ts'
import { readAddress } from './document-address-text.ts'
import { QuietArea, QuietSelect, QuietText } from './document-quiet-fields.tsx'
import { documentText } from './document-text.ts'

const text = documentText.address

interface AddressFieldProps {
  readonly label: string
  readonly value: AddressOrText
  readonly disabled: boolean
  readonly onSave: (address: AddressOrText) => void
}

const PARTS = ['street', 'street2', 'zip', 'city', 'state'] as const
const COUNTRIES = [{ value: '', label: text.noCountry }, ...countryOptions]

/** An address, written freely or in its parts; an e-invoice needs the parts. */
export function AddressField({ label, value, disabled, onSave }: AddressFieldProps) {
  const [isOpen, setOpen] = useState(false)
  const written = addressLines(value).join('\n')
  if (isOpen && !disabled) {
    const parts = typeof value === 'string' ? partsOf(value) : value
    return (
      <FieldScope of={label}>
        <AddressParts label={label} value={parts} onSave={onSave} onClose={() => setOpen(false)} />
      </FieldScope>
    )
  }
  return (
    <div className="group/address">
      <QuietArea
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
          {text.asParts}
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
}: Omit<AddressFieldProps, 'value' | 'disabled'> & { readonly value: PostalAddress; readonly onClose: () => void }) {
  const save = (part: Partial<PostalAddress>) => onSave({ ...value, ...part })
  return (
    <fieldset className="rounded-lg border border-line p-1.5">
      <legend className="px-1 text-xs font-medium text-muted">{label}</legend>
      <div className="grid grid-cols-2">
        {PARTS.map((part) => (
          <QuietText
            key={part}
            label={text[part]}
            placeholder="–"
            className={part.startsWith('street') ? 'col-span-2' : ''}
            value={value[part] ?? ''}
            read={(typed) => readPart(part, typed)}
            onSave={(typed) => save({ [part]: typed })}
          />
        ))}
        <QuietSelect
          label={text.country}
          value={value.country ?? ''}
          options={COUNTRIES}
          onChange={(country) => save({ country })}
        />
      </div>
      <div className="flex gap-1">
        <Button tone="ghost" size="small" onClick={onClose}>
          {documentText.lines.done}
        </Button>
        <Button
          tone="ghost"
          size="small"
          onClick={() => {
            onSave(addressLines(value).join('\n'))
            onClose()
          }}
        >
          {text.asText}
        </Button>
      </div>
    </fieldset>
  )
}

function readPart(part: (typeof PARTS)[number], typed: string): Parsed<string> {
  const checked = addressOrText.safeParse({ [part]: typed.trim() })
  return checked.success ? { value: typed.trim() } : { issue: sentence(checked.error.issues[0]?.message ?? '') }
}
