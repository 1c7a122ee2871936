/** Whether an amount holds the sales VAT of the business, in words behind its name. */
export const vatMessages = { withVat: 'with VAT', withoutVat: 'before VAT' } as const
