/** What calls of card payments refuse, and how to correct it. */
export const cardMessages = {
  noKey: 'must be a restricted or secret key of Stripe: rk_live_… or sk_live_…, for a trial rk_test_… or sk_test_…',
  publicKey: 'is a publishable key, which cannot read payments. Enter the restricted key: rk_…',
  unknownKey: 'is not known to Stripe: it was revoked, has expired, or was not copied whole',
  notReady: 'is of an account that may not take card payments yet. Finish its set-up at Stripe first',
  lacks: {
    checkout: 'lacks the permission “Checkout Sessions: Write”',
    payments: 'lacks the permission “PaymentIntents: Read”',
    charges: 'lacks the permission “Charges and Refunds: Read”',
    disputes: 'lacks the permission “Disputes: Read”',
    fees: 'lacks the permission “Balance transactions: Read”',
  },
  testBesideLive: 'is a test key, and the connected one takes real money. Disconnect that one first',
  liveBesideTest: 'takes real money, and the connected one is a test key. Disconnect that one first',
  otherAccount: (name: string) => `is of another account than ${name}, which is connected. Disconnect that one first`,
  meanwhile: 'Another key was connected meanwhile. Look at it first.',
  notConnected: 'No account at Stripe is connected.',
  notReached: 'The account at Stripe that it was paid through is not connected any more.',
  noSecret: 'must be the signing secret of the endpoint at Stripe: whsec_…',
  noPayment: (id: string) => `Card payment with ID ${id} not found`,
  notes: {
    test: 'Test: no money moved',
    refund: 'Refunded',
    'refund-failed': 'The refund failed',
    dispute: 'Disputed by the customer',
    'dispute-won': 'Dispute won',
  },
}
