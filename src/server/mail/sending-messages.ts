/** What the sender is told of a mail, as it stands with the mail or the recurring invoice. */
export const sendingMessages = {
  unsure: 'The connection broke before the mail server confirmed it, so it may have arrived. It is tried again.',
  twice: 'It may have arrived twice: the first time the connection or this server broke off, so it was sent again.',
  gone: 'Its document or customer has been deleted.',
  paid: 'It was not sent: the invoice has been paid meanwhile.',
  /** `addresses` with commas between. */
  refused: (addresses: string) => `The mail server refused ${addresses}. The others got it.`,
  again: 'It could not be sent. It is tried again.',
  failed: 'It could not be sent. Look at the document, then send it again.',
  /** `why` is a sentence. */
  mayHaveArrived: (why: string) => `${why} It may have arrived all the same.`,
  triedAgain: (why: string) => `${why} It is tried again.`,
  noAddress: 'There is no e-mail address on the invoice, so this reminder could not be sent.',
  notMailed: 'The invoice was made but not mailed: it has no e-mail address. Add one to the customer.',
}
