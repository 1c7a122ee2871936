/** The seller is the reader of the messages. */
type Party = 'seller' | 'buyer'

const whose: Readonly<Record<Party, string>> = { seller: 'your', buyer: 'the buyer’s' }

const ofParty = {
  noCountry: (party: Party) => `Choose ${whose[party]} country.`,
  unknownCountry: (party: Party) => `Choose ${whose[party]} country from the list.`,
  noStreet: (party: Party) => `Enter ${whose[party]} street.`,
  noCity: (party: Party) => `Enter ${whose[party]} city.`,
  noPostcode: (party: Party) => `Enter ${whose[party]} postcode.`,
  noGermanCity: (party: Party) => `Enter ${whose[party]} city: German e-invoices ask for it.`,
  noGermanPostcode: (party: Party) => `Enter ${whose[party]} postcode: German e-invoices ask for it.`,
  noElectronic: (party: Party) => `Enter ${whose[party]} e-invoice address.`,
  noScheme: (party: Party) => `Choose what kind of address ${whose[party]} e-invoice address is.`,
  notByPeppol: (party: Party) =>
    `Peppol does not deliver to this kind of address: choose another for ${whose[party]} e-invoice address, such as the VAT id.`,
  wrongElectronic: (party: Party) =>
    `Check ${whose[party]} e-invoice address: it has not the form or the check digit of its kind.`,
} as const

/** What a document lacks to leave as an e-invoice, and how to correct it. */
export const eInvoiceMessages = {
  ofParty,
  kosovo: 'CII does not know Kosovo as a country: choose a UBL format.',
  buyer: {
    name: 'Enter the buyer’s name.',
    address: 'Enter the buyer’s address.',
    addressParts: 'Enter the buyer’s address in its parts: street, postcode, city and country.',
    vatId: 'Enter the buyer’s VAT id: reverse charge and supplies within the EU ask for it.',
    vatIdCountry: 'Begin the buyer’s VAT id with its country: FR12345678901.',
  },
  delivery: {
    leftOut: 'The delivery address is left out: it needs its parts, with the country.',
    cityAndPostcode: 'Enter city and postcode of the delivery address: German e-invoices ask for them.',
  },
  seller: {
    legalName: 'Enter your legal name.',
    vatId: 'Enter your VAT id: supplies within the EU and exports ask for it.',
    vatOrTaxId: 'Enter your VAT id or, if you have none, your tax number.',
    registrationNumber: 'Enter your registration number: an invoice that is not subject to VAT names no VAT id.',
    vatIdOrRegistration: 'Enter your VAT id or your registration number: a tax number alone does not tell who you are.',
    vatIdCountry: 'Begin your VAT id with its country: DE123456789.',
    foreignVatId: 'Your VAT id is of another country than your address.',
    contactName: 'Enter a contact person: German e-invoices ask for one.',
    phoneNumber: 'Enter your phone number: German e-invoices ask for it.',
    email: 'Enter your e-mail address: German e-invoices ask for it.',
    wrongIban: 'This is not a valid IBAN: a digit is wrong or missing.',
    noIban: 'Without your IBAN the e-invoice does not say where to pay.',
    wrongBic: 'This is not a valid BIC: it has 8 or 11 letters and digits. It is left out.',
  },
  document: {
    otherType: 'Only invoices and credit notes can leave as e-invoices.',
    noNumber: 'This document has no final number yet: it gets one when it is next saved online.',
    void: 'This document is void.',
    draft: 'Mark it as sent first.',
    issueDate: 'Enter the date of the document.',
    dueDate: 'Enter the day it is due, or the terms of payment.',
    dueBefore: 'It is due before it was issued.',
    supplyDay: 'Enter the day of the supply within the EU.',
    deliveryDay: 'Enter the day of delivery or service: readers of this format expect it.',
    codedTerms: 'Do not start a line of the payment terms with #: there it means a coded discount.',
    buyerReference: 'Enter the buyer’s reference: of an authority its Leitweg-ID, else whatever the buyer asks for.',
    anyReference: 'Enter the buyer’s reference or order number: Peppol asks for one of them.',
    unknownCurrency: (currency: string) => `E-invoices do not know the currency ${currency}.`,
    decimals: (currency: string, digits: number) =>
      `E-invoices have at most two decimals, but ${currency} has ${digits}: send the PDF instead.`,
    taxRate: (taxCurrency: string, currency: string) =>
      `Enter how much ${taxCurrency} one ${currency} is: the tax is told in both, and no exchange rate of that day is known.`,
    taxBasis: 'Tax is charged on the price before the discount here: e-invoices take it after the discount.',
    noInvoice: 'Name the invoice that is credited, with its number and date.',
    noReason: 'Enter why it is credited.',
  },
  line: {
    none: 'Add at least one line.',
    mixed: 'Lines that are not subject to VAT cannot be mixed with others: put them on a separate document.',
    description: (line: number) => `Line ${line}: say what is sold.`,
    unit: (line: number) => `Line ${line}: choose the unit from the list.`,
    quantity: (line: number) => `Line ${line}: enter a quantity other than 0.`,
    discount: (line: number) => `Line ${line}: the discount is larger than the line and takes off all of it.`,
    noRate: (line: number) =>
      `Line ${line}: the category “With VAT” needs a rate. Choose zero-rated or exempt for none.`,
    rate: (line: number) => `Line ${line}: its tax category has no tax, so its rate is 0.`,
    exemption: (line: number) => `Line ${line}: say why it is exempt from tax.`,
  },
  totals: {
    lines: 'The totals do not follow from the lines: save the document again.',
    payments: 'The balance does not follow from the payments: save the document again.',
  },
} as const
