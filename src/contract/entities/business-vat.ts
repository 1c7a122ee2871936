import { countryOf } from '#domain/countries.ts'
import type { AnyPatch, DeriveContext } from '../entity.ts'

/** The VAT settings of a business. */
interface VatTerms {
  readonly vatRegistered: boolean
  /** In ppm. */
  readonly taxRate: number
  readonly vatRecoverable: boolean
}

const FOLLOWING = ['taxRate', 'vatRecoverable'] as const satisfies readonly (keyof VatTerms)[]

/**
 * The settings that follow when a business registers for VAT or stops being registered, and nothing else was given (PROF-02): an
 * unregistered business charges and reclaims no VAT; a newly registered one gets the usual rate of its country. Whether prices include
 * VAT stays as it was: without a rate it means nothing, and with one again it decides what the prices in the shop are. Restored values
 * stay as they were.
 */
export function followingVat(
  row: VatTerms & { readonly country: string },
  { before, given = {}, isRestored = false }: DeriveContext,
): Partial<VatTerms> {
  if (!before || isRestored || before['vatRegistered'] === row.vatRegistered) return {}
  const following: Partial<VatTerms> = row.vatRegistered
    ? { taxRate: row.taxRate === 0 ? (countryOf(row.country)?.standardVat ?? 0) : row.taxRate, vatRecoverable: true }
    : { taxRate: 0, vatRecoverable: false }
  return Object.fromEntries(Object.entries(following).filter(([name]) => given[name] === undefined))
}

/** The terms that an undone registration keeps, so that it restores only the fields it names. */
export function standingVat(row: AnyPatch, undone: AnyPatch): AnyPatch {
  if (undone['vatRegistered'] === undefined) return {}
  return Object.fromEntries(FOLLOWING.flatMap((name) => (name in undone ? [] : [[name, row[name]]])))
}
