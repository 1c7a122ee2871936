/** Why a price list, a price in it or a scheduled price is refused. What begins with a small letter follows the name of its field. */
export const priceListIssueMessages = {
  missing: 'Missing required fields for price list',
  endsBefore: 'must not be before the first day',
  offTooHigh: 'must be below 100%: nothing would be left of the price',
  sameBreak: 'must differ from the quantities of the other breaks',
  noList: 'must name the price list it belongs to',
  plan: {
    product: 'Choose the product of this price.',
    price: 'Enter the price.',
    start: 'Enter when it begins.',
    end: 'Enter when the promotion ends.',
    endsBefore: 'A planned price must end after it begins.',
  },
} as const
