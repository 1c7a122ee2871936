/** What a customer is called wherever one is named: as on documents, by the company where there is one. */
export function customerTitle({ company, name }: { readonly company: string; readonly name: string }): string {
  return company || name
}
