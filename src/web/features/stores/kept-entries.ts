import { whereAllowed } from '#web/kit/load/where-allowed.ts'

/** What was typed into the form of a store, by the name of the field. */
type Entries = Readonly<Record<string, string>>

const keyOf = (of: string) => `pricewright.connecting.${of}`

/** Keeps what was typed to connect a store over the way to the sign-in page and back, in this tab; never a secret. `of` names the form. */
export function keepEntries(of: string, entries: Entries): void {
  whereAllowed(() => sessionStorage.setItem(keyOf(of), JSON.stringify(entries)))
}

/** What was kept; nothing where nothing was, or where it cannot be read. */
export function keptEntries(of: string): Entries {
  const kept: unknown = whereAllowed(() => JSON.parse(sessionStorage.getItem(keyOf(of)) ?? '{}'))
  if (typeof kept !== 'object' || kept === null) return {}
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** The form is done with. */
export function forgetEntries(of: string): void {
  whereAllowed(() => sessionStorage.removeItem(keyOf(of)))
}
