/** Words of what a product earns in connected stores. */
export const inStoresMessages = {
  title: 'In your stores',
  price: 'Price there',
  fee: 'Fee',
  left: 'Left after fees',
  margin: 'Margin after fees',
  /** Where several variants are sold: the one that earns least. */
  least: (variant: string) => `Earns least: ${variant}`,
  withoutVat: '“Left after fees” is without VAT and before your cost.',
  none: '–',
  waiting: 'Waits to be sent',
  failed: 'Not sent',
  conflict: 'Changed here and there',
} as const
