/** The titles of the blog's articles, by the last part of their addresses. */
export const articleTitles = {
  'gapless-numbers': 'Invoice numbers without a gap',
  'price-endings-and-floors': 'Price endings and lowest margins',
  'thirty-day-price': 'The 30-day price rule',
  'duty-and-hs-codes': 'Duty, customs value and HS codes',
  'landed-cost': 'Landed cost, worked through',
  'margin-and-markup': 'Margin and markup are not the same',
} as const
