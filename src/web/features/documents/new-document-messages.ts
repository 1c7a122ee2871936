/** Words of beginning a document from any page. */
export const newDocumentMessages = {
  new: { invoice: 'New invoice', quote: 'New quote' },
  newFor: {
    invoice: (customer: string) => `New invoice for ${customer}`,
    quote: (customer: string) => `New quote for ${customer}`,
  },
  /** A credit note is made from the invoice that it is for. */
  credit: { label: 'Credit an invoice', detail: 'Choose the invoice', words: 'new credit note refund' },
  /** What is typed around the name of a customer. */
  around: ['new', 'for'] as readonly string[],
  words: { invoice: 'invoice', quote: 'quote' },
} as const
