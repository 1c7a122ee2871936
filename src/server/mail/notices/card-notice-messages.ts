/** The mails about payments by card that ask for the seller. */
export const cardNoticeMessages = {
  reference: 'Reference',
  look: 'See your card payments',
  credit: {
    subject: (money: string) => `A card payment of ${money} was more than was open`,
    text: (money: string) =>
      `A customer paid ${money} by card, and more is paid on that invoice now than it asks for. The rest is kept as a credit of the customer: use it for another invoice, or give it back at Stripe.`,
  },
  dispute: {
    subject: (money: string) => `A card payment of ${money} is disputed`,
    text: (money: string) =>
      `The customer’s bank took ${money} back or asks about it. Answer at Stripe before its deadline; the invoice follows what comes of it.`,
  },
  problem: {
    subject: (money: string) => `A card payment of ${money} could not be entered`,
    text: (money: string) =>
      `A customer paid ${money} by card, and it could not be entered on the invoice. The settings say why, and what to do.`,
  },
}
