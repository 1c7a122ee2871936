/** Documents that belong together. */
export const relatedMessages = {
  label: 'Related documents',
  relationships: {
    converted_from: 'Made from',
    converted_to: 'Became',
    refund_for: 'Credit note for',
    refunded_by: 'Credited by',
    corrects: 'Corrects',
    corrected_by: 'Corrected by',
  } as Readonly<Record<string, string>>,
  /** A draft credit note takes nothing back yet. */
  toBeCredited: 'To be credited by',
  madeWith: 'Created together with',
  open: (name: string) => `Open ${name}`,
  waits: (credit: string, invoice: string) =>
    `${credit} for ${invoice} is still a draft. Send it too: until then both invoices count.`,
  credited: (number: string, day: string) => `For invoice ${number}${day === '' ? '' : ` of ${day}`}`,
} as const
