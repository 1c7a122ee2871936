import type { StoreEntryFault } from '#contract/store-providers.ts'
import { type StoreEntryProblem, StoreEntryRefused } from './port.ts'

/** How one entry is read that opens a store. */
export interface EntryForm {
  /** What is kept of the text, which has no spaces around it and is not empty; undefined if it has another form. */
  readonly read: (text: string) => string | undefined
  /** What is wrong with a text of another form. */
  readonly fault: StoreEntryFault
  /** What is said where it is not given; `missing` unless told otherwise. */
  readonly missing?: StoreEntryFault
  readonly isOptional?: boolean
}

/** An entry that is a key of this form. */
export function keyForm(form: RegExp): EntryForm {
  return { read: (text) => (form.test(text) ? text : undefined), fault: 'form' }
}

/**
 * The entries by name; one that may be left out is empty then. Throws `StoreEntryRefused`, which names each that is missing, has another
 * form, or belongs to no store of the kind (STORE-01).
 */
export function readEntries(
  given: Readonly<Record<string, string>>,
  forms: Readonly<Record<string, EntryForm>>,
): Readonly<Record<string, string>> {
  const problems: StoreEntryProblem[] = Object.keys(given)
    .filter((field) => !Object.hasOwn(forms, field))
    .map((field) => ({ field, problem: 'unknown' }))
  const read = Object.entries(forms).map(([field, { read: kept, fault, missing = 'missing', isOptional = false }]) => {
    const text = (Object.hasOwn(given, field) ? (given[field] ?? '') : '').trim()
    const value = text === '' ? '' : kept(text)
    if (value === undefined) problems.push({ field, problem: fault })
    else if (value === '' && !isOptional) problems.push({ field, problem: missing })
    return [field, value ?? ''] as const
  })
  if (problems.length > 0) throw new StoreEntryRefused(problems)
  return Object.fromEntries(read)
}
