import { customerTitle } from '#domain/customer-title.ts'

/** What a row that figures name is called: a customer by the company, if there is one. */
export function rowTitle({ name, company }: { readonly name: string; readonly company?: string }): string {
  return company === undefined ? name : customerTitle({ name, company })
}
