/** The mails about payments by card that ask for the seller. */
export const cardNoticeMessages = {
  invoice: 'Invoice',
  reference: 'Reference',
  look: 'See your card payments',
  credit: {
    subject: (money: string) => `A card payment of ${money} was more than was open`,
    text: (money: string) =>
      `A customer paid ${money} by card. The invoice is now overpaid. The rest is kept as the customer’s credit: use it for another invoice, or refund it at Stripe.`,
  },
  dispute: {
    subject: (money: string) => `${money} of a card payment is disputed`,
    text: (money: string) =>
      `The customer’s bank took ${money} back, or has asked about it. Answer at Stripe before the deadline; the invoice is updated with the outcome.`,
  },
  problem: {
    subject: (money: string) => `A card payment of ${money} could not be recorded`,
    text: (money: string) =>
      `A customer paid ${money} by card, and it could not be recorded on the invoice. The settings say why, and what to do.`,
  },
}
