import type { DocumentType } from '#domain/documents/types.ts'

/** What a document names its other side. */
const otherSide = (type: DocumentType): string => (type === 'purchaseorder' ? 'supplier' : 'customer')

/** What a document lacks before it is sent. */
export const missingMessages = {
  seller: {
    name: 'Enter the name of your business.',
    street: 'Enter the street of your business.',
    postcode: 'Enter the postcode of your business.',
    city: 'Enter the city of your business.',
    country: 'Choose the country of your business.',
    vatId: 'Enter the VAT id of your business, because you charge VAT. Without one, enter your tax number in Settings.',
    vatIdCountry: 'Begin the VAT id of your business with its country: DE123456789. Enter a tax number in Settings.',
    iban: 'Enter your IBAN, so that the invoice says where to pay.',
  },
  /** A customer, or of a purchase order the supplier. */
  otherSide: {
    name: (type: DocumentType) => `Enter the name of the ${otherSide(type)}.`,
    address: (type: DocumentType) => `Enter the address of the ${otherSide(type)}.`,
    street: (type: DocumentType) => `Enter the street of the ${otherSide(type)}.`,
    postcode: (type: DocumentType) => `Enter the postcode of the ${otherSide(type)}.`,
    city: (type: DocumentType) => `Enter the city of the ${otherSide(type)}.`,
  },
  customerVatIdCountry: 'Begin the VAT id of the customer with its country: FR12345678901.',
  vatIdForm: (vatId: string, example: string) =>
    `Compare the VAT id ${vatId} with its certificate: it should look like ${example}.`,
  foreignVatId:
    'The customer has the VAT id of another country of the EU, and you charge VAT. Goods sent there are usually free of it: choose “Within the EU” as the tax of the customer or of the lines, and for services “Reverse charge”.',
  dayOfSupply:
    'Enter the day of delivery or service: in Germany an invoice has to name it, even where it is the date of the invoice.',
  /** `description` is blank where the line has none. */
  price: (position: number, description: string) =>
    `Line ${position}: enter ${description === '' ? 'its price' : `the price of “${description}”`}; 0 if it costs nothing.`,
  noTotal: 'The total is 0. Check the prices and discounts.',
  foreignBusiness: 'Enter the VAT id of the customer: a business in another country of the EU needs it on its invoice.',
  oldRates: (currency: string, days: number) =>
    `Prices were converted into ${currency} at exchange rates that are ${days} days old. Check them, or refresh the rates in Settings.`,
  oldTaxRate: (taxCurrency: string, days: number, currency: string) =>
    `The tax in ${taxCurrency} is worked out at an exchange rate that is ${days} days older than the document. Enter the rate of its day: what one ${currency} is in ${taxCurrency}.`,
} as const
