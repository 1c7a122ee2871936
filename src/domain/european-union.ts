const MEMBERS: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)

/** Whether a country (ISO 3166-1) is a member of the European Union, whose VAT directive binds its invoices. */
export function isInEuropeanUnion(country: string): boolean {
  return MEMBERS.has(country)
}
