/** What a command is called where it waits to be sent or was refused, by its name: `Copy of a product`. */
const COMMANDS: Readonly<Record<string, string>> = {
  'product/duplicate': 'Copy of a product',
  'product/bulk-edit': 'Changes of several products',
  'product/recalculate': 'New prices of products',
  'business-profile/set-default': 'Choice of the main business profile',
  'price-list/duplicate': 'Copy of a price list',
  'price-list/set-prices': 'Prices of a price list',
  'scheduled-price/plan': 'Planned prices',
  'scheduled-price/cancel': 'Cancelling of planned prices',
  'sample/load': 'Sample shop',
  'sample/remove': 'Removal of the sample shop',
  'shipment/duplicate': 'Copy of a shipment',
  'shipment/add-lines': 'New lines of a shipment',
  'shipment/edit-lines': 'Changes of a shipment’s lines',
  'shipment/delete-lines': 'Removal of a shipment’s lines',
  'shipment/set-rate': 'Exchange rate of a shipment',
  'service/duplicate': 'Copy of a service',
  'service/activate': 'Choice of the active services',
  'customer/edit': 'Changes of several customers',
  'document/convert-quote': 'Invoice made from a quote',
  'document/credit': 'Credit note of an invoice',
  'document/duplicate': 'Copy of a document',
  'document/mark': 'Status of a document',
  'document/mark-many': 'Status of several documents',
  'document/record-payment': 'Payment of a document',
  'document/use-credit': 'Use of a credit',
  'document/to-shipment': 'Shipment made from a purchase order',
  'document/correct': 'Correction of an invoice',
  'document/turn-into-credit-note': 'Credit note made from an invoice',
  'made/take-back': 'Undo',
}

/** The same for acts that many kinds have; `one` and `many` are the nouns of a kind. */
const ACTS: Readonly<Record<string, (one: string, many: string) => string>> = {
  delete: (_, many) => `Removal of ${many}`,
  import: (_, many) => `Import of ${many}`,
  dropUntouched: (one) => `Removal of an empty ${one}`,
}

/** A command in words, such as `Removal of brands`; no command is shown by its inner name. */
export function commandWords(name: string): string {
  const [kind = '', act = ''] = name.split('/')
  const one = kind.replaceAll(/-|(?=[A-Z])/g, ' ').toLowerCase()
  const many = one.endsWith('y') ? `${one.slice(0, -1)}ies` : `${one}s`
  return COMMANDS[name] ?? ACTS[act]?.(one, many) ?? `Change of ${many}`
}
