import { documentNouns } from '#domain/documents/type-messages.ts'
import { DOCUMENT_RULES } from '#domain/documents/types.ts'

/** The words of the business profile (PROF-02…04). */
export const businessMessages = {
  choose: 'Business',
  prices: 'Import VAT, duty and what else concerns taxes:',
  toPrices: 'VAT and duty',
  identity: {
    title: 'Registration',
    lead: 'Printed where the law of your country requires it.',
    vatProblems: {
      country: () => 'Start with the letters of its country, such as DE123456789.',
      form: (example: string) =>
        `Compare it with your certificate: it should look like ${example}. It is saved as you typed it.`,
    },
    electronicHelp:
      'Where e-invoices reach you, and the scheme of that address: 0204 for a Leitweg-ID, EM for an e-mail address.',
  },
  logo: {
    title: 'Logo',
    lead: 'On documents, price lists and public pages.',
    of: (name: string) => `Logo of ${name}`,
    none: 'No logo yet',
    hint: 'Drop, paste or choose a picture. It is made smaller where it needs to be: a PNG or JPEG of at most 512 kB is kept.',
    choose: 'Choose a logo',
    replace: 'Replace',
    remove: 'Remove',
    label: 'Logo',
    failed: 'Failed to read file',
    failedText: 'Choose a PNG, JPEG, WebP, GIF or SVG picture.',
    tooLarge: 'This file is larger than 20 MB. Choose a smaller one.',
  },
  contact: {
    title: 'Contact',
    lead: 'How customers reach you.',
    websiteHelp: 'Printed as you write it.',
  },
  bank: {
    title: 'Bank',
    lead: 'Where customers pay. Invoices show it, with a code that banking apps can read.',
    ibanIssue: 'This is not a valid IBAN. Compare it with your bank statement.',
    bicIssue: 'A BIC has 8 or 11 letters and digits.',
  },
  terms: {
    title: 'Terms and taxes',
    lead: 'The defaults for new documents. Each document can have its own.',
    bases: { net: 'After discounts', gross: 'Before discounts' },
    termsHelp: 'Printed below the totals.',
    days: 'days',
  },
  look: {
    title: 'Look',
    lead: 'How documents look, and their language where the customer has none.',
    designs: { classic: 'Classic', modern: 'Modern', compact: 'Compact' },
    designHelp: {
      classic: 'Calm, with fine lines',
      modern: 'Your colour in full',
      compact: 'Many lines on a page',
    },
    standardColour: 'Standard colour',
    ownLanguage: 'English',
    sample: 'See it on your newest document',
    noSample: 'Write a document to see it as a PDF.',
    thing: 'this document',
  },
  numbers: {
    title: 'Numbers',
    lead: 'Every kind of document has its own number series, without gaps.',
    given: { creation: 'When created', issue: 'When sent' },
    givenHelp: 'Drafts without a number can be deleted without a trace.',
    resetHelp: 'Year and month in a number are those of its date. This says when counting begins again.',
    zone: 'Time zone of the business',
    zoneHelp: 'Documents are dated by it. Times on screen follow yours, under Appearance.',
    resets: { never: 'Never', yearly: 'Every year', monthly: 'Every month' },
    type: 'Document',
    number: 'Next number',
    offline: 'The next number of each, as far as this device knows: the server assigns the number.',
    names: (type: keyof typeof DOCUMENT_RULES) => DOCUMENT_RULES[type].label.one,
    change: (type: keyof typeof DOCUMENT_RULES) => `Change the numbers of ${documentNouns[type].many}`,
    of: (type: keyof typeof DOCUMENT_RULES) => `Numbers of ${documentNouns[type].many}`,
    lookHelp: 'The year and month of the date go in the middle. Numbers already used stay as they are.',
    firstHelp: 'Coming from other software? Enter the number after your last one there.',
    begun: 'The first number can no longer change: numbers are already in use, and there must be no gap.',
    nextIs: (number: string) => `The next one is ${number}.`,
    done: 'Done',
  },
  /** PROF-04, to the letter. */
  refused: {
    nobody: 'User not authenticated',
    cannotUpdate: 'User not authenticated. Cannot update profile.',
    update: 'Cannot update: No user profile loaded',
    delete: 'Cannot delete: No profile loaded',
    create: 'Cannot create business profile: No user profile loaded',
    logo: 'Cannot upload logo: No profile loaded',
  },
} as const
