import type { FieldIssue } from '#contract/refusal.ts'
import type { FitNote } from './fitted-product.ts'
import { fitMessages } from './pull-messages.ts'

const FIELDS: Readonly<Record<FitNote, string>> = {
  text: 'name',
  options: 'options',
  variants: 'variants',
  amount: 'retailPrice',
  tags: 'tags',
}

/** What a person is told of the parts of a product that were cut. */
export function fitNotes(cut: readonly FitNote[]): readonly FieldIssue[] {
  return cut.map((note) => ({ field: FIELDS[note], message: fitMessages[note] }))
}
