/** Why commands are refused. What begins with a small letter follows the name of a field. */
export const commandMessages = {
  /** The id that a copy should get is that of a row already. */
  idTaken: {
    document: 'There is already a document with the new id.',
    priceList: 'There is already a price list with the new id.',
    product: 'There is already a product with the new id.',
    service: 'There is already a service with the new id.',
    shipment: 'There is already a shipment with the new id.',
  },
  negative: 'must not be negative',
  changeAtLeast: 'must be at least −100%',
  changeAtMost: 'must be at most 100,000%',
  nothingChosen: 'Choose at least one thing to change.',
  sameCategory: 'Choose another category than the one you delete.',
  noListId: 'Price list ID is required',
  sampleIsHere: 'The sample shop is already here.',
  sampleWasChanged: 'Everything that is left of the sample shop was changed.',
  noSample: 'There is no sample shop here.',
  /** The largest number of lines, to follow `at most`. */
  linesOfShipment: (most: number) => `${most.toLocaleString('en')} lines in one shipment`,
  /** What was made and was changed since; `isAlone` where nothing else was made with it. */
  madeIsKept: (name: string, isAlone: boolean) =>
    `Undo: ${name} was changed since and stays.${isAlone ? '' : ' What was made with it stays too.'}`,
} as const
