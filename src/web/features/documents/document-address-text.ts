import { type AddressOrText, addressOrText } from '#contract/postal-address.ts'
import { sentence } from '#web/kit/form/read-field.ts'
import type { Parsed } from '#web/kit/ui/use-draft.ts'

/** Reads an address that is written freely. */
export function readAddress(typed: string): Parsed<AddressOrText & string> {
  const checked = addressOrText.safeParse(typed.trim())
  if (checked.success && typeof checked.data === 'string') return { value: checked.data }
  return { issue: sentence(checked.error?.issues[0]?.message ?? '') }
}
