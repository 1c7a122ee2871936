import { addressOrText, type PostalAddress } from '#contract/postal-address.ts'
import type { Parsed } from '../ui/use-draft.ts'
import { formMessages } from './messages.ts'
import { sentence } from './read-field.ts'
import { SavedText } from './saved-text.tsx'

const PARTS = ['street', 'street2', 'zip', 'city', 'state'] as const
const messages = formMessages.address

interface AddressFieldsProps {
  readonly value: PostalAddress
  readonly onSave: (address: PostalAddress) => void
}

/** The parts of an address but for its country, in a grid of two columns; each is saved as it is typed. */
export function AddressFields({ value, onSave }: AddressFieldsProps) {
  return PARTS.map((part) => (
    <SavedText
      key={part}
      name={part}
      label={messages[part]}
      className={part === 'zip' || part === 'city' ? '' : 'col-span-2'}
      value={value[part] ?? ''}
      read={(typed) => readAddress({ [part]: typed.trim() }, typed.trim())}
      onSave={(typed) => onSave({ ...value, [part]: typed })}
    />
  ))
}

/** Answers the text that was typed where it makes an address that can be kept, else what is wrong with it. */
export function readAddress(address: unknown, typed: string): Parsed<string> {
  const { error } = addressOrText.safeParse(address)
  return error ? { issue: sentence(error.issues[0]?.message ?? '') } : { value: typed }
}
