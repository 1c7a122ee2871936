import { standingMessages } from '../kit/revert/standing-messages.ts'

/** Why a change set refuses an action; `state` is the code of its state. */
export const changeSetMessages = {
  idTaken: 'There is already another change set with this id.',
  importOnly: 'Rows can be uploaded into an import only.',
  cannot: {
    takeRows: (state: string) => `This change set ${standingMessages.is(state)} and takes no more rows.`,
    check: (state: string) => `This change set ${standingMessages.is(state)} and can no longer be checked.`,
    apply: (state: string) => `This change set ${standingMessages.is(state)} and cannot be applied.`,
  },
  isKept: (state: string) => `This change set was ${state === 'applied' ? state : 'reverted'} and is kept as a record.`,
  changedMeanwhile: 'Its rows were changed while it was being checked. Check it again.',
  checkFirst: 'Check this change set before you apply it.',
  notAsChecked: (count: number) =>
    `${count === 1 ? '1 row would' : `${count.toLocaleString('en')} rows would`} come out otherwise than the preview says. Nothing was applied: check again, and look at the new figures.`,
  stopped: 'This change set was stopped before its end. Nothing of it was applied.',
  lineTwice: (line: number) => `line ${line} is in this upload twice`,
  rowsInImport: (most: number) => `${most.toLocaleString('en')} rows in one import`,
  rowsInSet: (most: number) => `${most.toLocaleString('en')} rows in one change set`,
  productsInEdit: (most: number) => `${most.toLocaleString('en')} products in one edit`,
  /** `title` is the name of the row that cannot be changed. */
  notApplied: (title: string, reasons: string) =>
    `Nothing was applied, because "${title}" cannot be changed. ${reasons}`,
}

/** Why one row of a change set is refused; `thing` is what such a row is called. */
export const rowMessages = {
  gone: (thing: string) => `This ${thing.toLowerCase()} was deleted meanwhile.`,
  otherCurrency: (from: string, to: string) =>
    `is sold in ${from}, the file says ${to}. Change its currency first, or give every amount in the file`,
  noSuch: (thing: string) => `There is no such ${thing.toLowerCase()} any more. Choose another, or leave it out.`,
  noNamed: (thing: string, name: string) => `There is no ${thing.toLowerCase()} “${name}”.`,
  noCost:
    'Some of its variants have no cost that the amount could be added to. Enter their costs, or leave the product out.',
  outOfRange: 'A figure would be too large to store, or a price below zero.',
  noRate: 'There is no exchange rate for an amount of this scenario. Leave the product out, or choose a rate.',
  noBusiness: 'There is no business whose sales VAT could change. Enter your business first.',
  /** `what` is the kind of row that the field names. */
  givenByName: (what: string) => `is given by name: ${what}`,
  /** `what` is the kind of row that the field names. */
  leftOut: (what: string) => `was left out, because it names a ${what.toLowerCase()} that is not here`,
}

/** Why a row of a file of products is refused. */
export const importMessages = {
  productHere: 'This product is already here.',
  skuTaken: 'There is already a product with this SKU.',
  variantSkuTaken: 'There is already a variant with this SKU.',
  noSku: 'Without a SKU there is nothing to update.',
  unknownSku: 'No product has this SKU.',
  unknownVariantSku: 'No product or variant has this SKU.',
  skuRepeated: (row: number) => `This SKU is already in row ${row} of the file.`,
  idRepeated: (row: number) =>
    `This ID is already in row ${row} of the file. Clear the ID of one of them to make a new product.`,
  severalOwners: (count: number) => `${count} products have this SKU. Give them SKUs of their own first.`,
}

/** The file of the rows that were refused. */
export const badRowsMessages = {
  row: 'Row of the file',
  name: 'Name',
  problem: 'Problem',
}
