import { DOCUMENT_RULES } from '#domain/documents/types.ts'

/** The words of the business profile (PROF-02…04). */
export const businessMessages = {
  choose: 'Business',
  prices: 'VAT, duty, margins and price endings are in the settings.',
  toPrices: 'Pricing settings',
  identity: {
    title: 'Registration',
    lead: 'Printed where the law of your country asks for it.',
    vatProblems: {
      country: () => 'Begin it with the letters of its country, such as DE123456789.',
      form: (example: string) =>
        `Compare it with your certificate: it should look like ${example}. It is kept as it is.`,
    },
    electronicHelp:
      'Where e-invoices for you arrive, and by which list: 0204 with a Leitweg-ID, EM with an e-mail address.',
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
    tooLarge: 'This file has more than 20 MB. Choose a smaller one.',
  },
  contact: {
    title: 'Contact',
    lead: 'How customers reach you.',
    websiteHelp: 'As it is to be printed.',
  },
  bank: {
    title: 'Bank',
    lead: 'Where customers pay to. Invoices show it, with a code that banking apps read.',
    ibanIssue: 'The check digits of this IBAN do not fit. Compare it with your bank statement.',
    bicIssue: 'A BIC has 8 or 11 letters and digits.',
  },
  terms: {
    title: 'Terms and taxes',
    lead: 'What new documents start with. Each can have its own.',
    bases: { net: 'After discounts', gross: 'Before discounts' },
    termsHelp: 'Printed below the totals.',
    days: 'days',
  },
  look: {
    title: 'Look',
    lead: 'How papers look, and in which language they are written where the customer has none.',
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
    lead: 'Every kind of document has a series of its own, without gaps.',
    given: { creation: 'When made', issue: 'When sent' },
    givenHelp: 'Drafts of documents that are numbered when they are sent can be thrown away without a trace.',
    resets: { never: 'Never', yearly: 'Every year', monthly: 'Every month' },
    type: 'Document',
    number: 'Next number',
    offline: 'The next number of each, as this device knows it: the server gives the number.',
    names: (type: keyof typeof DOCUMENT_RULES) => DOCUMENT_RULES[type].label.one,
    change: (type: keyof typeof DOCUMENT_RULES) =>
      `Change the numbers of ${DOCUMENT_RULES[type].label.many.toLowerCase()}`,
    of: (type: keyof typeof DOCUMENT_RULES) => `Numbers of ${DOCUMENT_RULES[type].label.many.toLowerCase()}`,
    lookHelp: 'Year and month of the date stand in the middle. Numbers that were given out stay as they are.',
    firstHelp: 'Coming from another product? Enter the number after your last one there.',
    begun: 'The first number is settled: numbers were given out already, and there must be no gap.',
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
