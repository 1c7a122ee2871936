/** What calls of plans and subscriptions refuse, and how to correct it. */
export const paymentMessages = {
  priceBelowZero: 'must not be below zero',
  priceTooFine: (finest: string) => `has more decimals than cards can be charged: it must be a multiple of ${finest}`,
  notCharged: (currency: string) => `must be a currency that cards are charged in; ${currency} is none`,
  priceWithCurrency: 'Give the price in the new currency too.',
  usedPlan: 'Somebody subscribed to this plan, so it is kept. Retire it instead: it is offered to nobody new then.',
  retired: 'This plan is not offered any more. Choose another one.',
  freePlan: 'This plan costs nothing: whoever has no other plan has it already.',
  hasPlan: 'You have a plan already. Change it instead of taking a second one.',
  noPlan: 'You have no plan that could be changed. Choose one first.',
  samePlan: 'You have this plan already.',
  otherCurrency: (currency: string) =>
    `Your plan is paid in ${currency}. Cancel it, and choose the new one when it has ended.`,
  suspended:
    'Your plan is suspended because it was not paid. Pay what is open first, under Payment method and invoices.',
  staleMoment: 'This is not the last preview, or it is too old. Look at it again.',
  notEnding: 'Your plan is not cancelled.',
  noCustomer: 'There are no payments yet. Choose a plan first.',
  checkoutOver: 'This payment page has expired. Choose the plan again.',
  underWay: 'A plan was paid already and is being confirmed. Look at your plan again in a moment.',
  changedPrice: 'What this plan or the change costs is another amount by now. Look at the preview again.',
}
