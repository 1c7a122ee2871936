import type { NoteCode } from '#domain/archive/record-reader.ts'
import type { PassedOver } from './archived-kinds.ts'

/** What is told of a value that was not taken over as it was; `was` is what the archive says there. */
type Notes = Readonly<Record<NoteCode, (was: string) => string>>

const notes: Notes = {
  'no-number': (was) => `“${was}” is no number and was left out`,
  'no-moment': (was) => `“${was}” is no date or time and was left out`,
  'no-choice': (was) => `“${was}” is none of the known values and was left out`,
  'below-zero': (was) => `${was} is below zero and was left out`,
  'no-code': (was) => `“${was}” is no code that is known here and was left out`,
  'inline-picture': () => 'is a picture that stands in the archive itself and was left out',
  usual: () => 'is missing, so it got the usual one',
}

/** Why the records of a collection stay out. */
const passedOver: Readonly<Record<PassedOver, string>> = {
  counters: 'Your own numbers go on after the highest one.',
  changeSets: 'The history stays where it was made.',
  documentMails: 'Sent mails stay where they were sent.',
  assistantMessages: 'Conversations stay where they were held.',
  importMappings: 'They are made again with the next file.',
  shipments: 'What landed stays in the costs of the products.',
  shipmentLines: 'They belong to shipments.',
  shipmentCharges: 'They belong to shipments.',
  scheduledPrices: 'Plan them again: their days may have passed.',
  recurringDocuments: 'Set them up again, so that nothing is invoiced twice.',
  subscriptionPlans: 'They belong to the operator of the product.',
  userSubscriptions: 'Your plan is that of this account.',
}

/** What an archive and its records are told when they are imported. */
export const archiveMessages = {
  stale: 'Something changed since the archive was read. Choose it again.',
  empty: 'The file is empty. Choose the archive again.',
  noArchive:
    'This is no archive: it needs to be a ZIP with a JSON file for each collection, or one JSON object with the collections.',
  noCollections: 'There are no collections in this file, such as products.json.',
  damaged: 'The ZIP is damaged. Download it again.',
  notUtf8: 'The text in it is not UTF-8. Save it as UTF-8.',
  tooLarge: (most: string) => `The archive is larger than ${most}. Leave out the pictures.`,
  tooMuch: (most: string) => `The archive unpacks to more than ${most}. Split it into several ones.`,
  rows: (most: number) => `${most.toLocaleString('en')} records in one archive`,
  /** `n` is 0 outside of records. */
  broken: (collection: string, n: number, at: number) =>
    n === 0
      ? `The JSON breaks off at character ${at}.`
      : `The JSON of ${collection} breaks off in record ${n}, at character ${at}.`,
  severalUsers: (count: number) =>
    `The archive has the data of ${count} users, and none of them has your e-mail address. Add your own record to users.`,
  noRecord: 'is no record: it needs to be an object with fields',
  unknownField: (name: string) => `“${name}” is no field that is known here`,
  clamped: 'A margin must be below 100%: this one is kept, and the price is twice the cost.',
  leftOut: (why: string) => `was left out: ${why}`,
  twice: 'is there twice in the archive: give one of them another ID',
  noRoom: (most: number, many: string) => `does not fit: there can be ${most.toLocaleString('en')} at most (${many})`,
  tooDeep: 'is itself below another category, so this one became a top category',
  circle: 'leads back to this category, so it became a top category',
  numberTaken: (number: string) => `The number ${number} is given already, to another document.`,
  numberToGive: (number: string) =>
    `Your own numbers may still come to ${number}. Give this document another number in the archive, or leave it out.`,
  unlinked: 'cannot be credited like this, so the credit note stands on its own',
  otherTotal: (was: string, is: string) => `is ${is} here, worked out from the lines; the archive says ${was}`,
  otherFigure: (was: string, is: string) => `is ${is} here, worked out anew; the archive says ${was}`,
  unknownCollection: 'A collection of this name is not known here.',
  passedOver,
  notes,
}
