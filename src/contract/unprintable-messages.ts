/** Where a document has letters that cannot be printed. */
export const unprintableMessages = {
  line: (position: number) => `Line ${position}`,
  /** `label` is the label of a field of the business. */
  business: (label: string) => `Your business, ${label}`,
  address: 'Your address',
  cannot: (what: string, letters: string) => `${what}: “${letters}” cannot be printed. Write it in other letters.`,
} as const
