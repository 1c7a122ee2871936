/** What the assistant and its tools say. */
export const assistantMessages = {
  noSuchVariant: (product: string) => `no variant of ${product} has this id`,
  noCell: (calculator: string, cells: readonly string[]) =>
    `the calculator ${calculator} has no such figure; it has ${cells.join(', ')}`,
  noChoice: (values: readonly string[]) =>
    values.length === 0 ? 'is not a choice of this calculator' : `must be one of: ${values.join(', ')}`,
  noRate: (source: string) => `has no reference rate of ${source}`,
  noRatesOf: (day: string) => `is before the first day with known exchange rates: none of ${day} or earlier is known`,
  noRateBetween: (from: string, to: string) =>
    `has no reference rate: none between ${from} and ${to} is known. Give the figure rate yourself`,
  contradicts: (others: string, shown: string | undefined) =>
    shown === undefined
      ? `does not fit ${others}: leave one of them out`
      : `contradicts ${others}, which make it ${shown}: leave one of them out`,
  openFigure: (asked: string, helping: readonly string[]) =>
    `cannot ask for ${asked}: it does not follow from these figures. Give one of these too: ${helping.join(', ')}`,
  needsBoth: 'name the currency together with its change in percent',
  unknown: 'is not known here',
  productsAtOnce: (most: number) => `${most.toLocaleString('en')} products at once`,
  rowsInReport: (most: number) =>
    `${most.toLocaleString('en')} rows in a report of the assistant; the screens have all of them`,
  endsBefore: 'ends before it begins',
  daysAtOnce: (most: number, from: string) =>
    `at most ${most.toLocaleString('en')} days at once; begin on ${from} or later`,
  marginOrPrice: 'give a margin or a price, not both',
  draftsWait: (drafts: number) =>
    `${drafts} drafts of assistants already wait in your account. Apply or discard some under Changes, then try again.`,
  nothingFound: 'No product fits this choice, so there is nothing to change.',
  severalCurrencies: (currencies: string) =>
    `These products are priced in ${currencies}. Choose those of one currency, because an amount means something else in each.`,
  stale: 'Something changed since this was proposed. Ask again.',
  unsolved: {
    percent: 'A margin or discount must be from 0 to less than 100%.',
    cost: 'This product has no cost yet, so there is nothing to work from.',
    price: 'There is no price to work from.',
    nothing:
      'Nothing is left for it: the other costs take all of the price, or the margin is not reached even without a discount.',
  },
  titles: {
    reprice: 'New prices from the assistant',
    bulkEdit: 'Change from the assistant',
    product: (name: string) => `New product ${name}`,
    document: (type: 'quote' | 'invoice') =>
      type === 'quote' ? 'New quote from the assistant' : 'New invoice from the assistant',
  },
  errors: {
    'model-unavailable': 'The language model does not answer at the moment. Try again later.',
    'model-slow': 'The language model took too long, so the answer was stopped. Try again, or ask for less.',
    'model-broken': 'The language model answered something that cannot be read. Try again.',
    'too-many-steps': 'The answer took too many steps and was stopped. Ask for one thing at a time.',
    'budget-reached':
      'Today’s budget for the language model is used up. It starts again at midnight UTC; until then the built-in assistant answers.',
    'too-large': 'The answer became too long and was stopped. Ask for less at a time.',
    'asked-before':
      'A message with this questionId is kept already, and nothing was changed. Ask again with another one.',
    failed: 'Something went wrong here, and nothing was changed. Try again.',
  },
  noConversation: (id: string) => `Conversation with ID ${id} not found`,
  noQuestion: 'must end with a question of the role user',
  notVerified: 'not verified',
  stopped: 'Stopped.',
  firstOf: (shown: string, total: string) => `${shown} of ${total}`,
  nothingSaid: 'The language model gave no answer. Ask again in other words.',
}
