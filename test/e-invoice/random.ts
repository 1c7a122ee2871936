import * as fc from 'fast-check'
import type { EInvoiceSource, SourceAddress } from '#domain/documents/e-invoice/source.ts'
import { type PlainCase, type PlainLine, SELLER, sourceOf } from './cases.ts'

const decimal = (whole: number, digits: number) =>
  fc
    .tuple(fc.integer({ min: 0, max: whole }), fc.integer({ min: 0, max: 10 ** digits - 1 }))
    .map(([front, rest]) => `${front}.${String(rest).padStart(digits, '0')}`)
const signed = (value: fc.Arbitrary<string>) =>
  fc.tuple(fc.boolean(), fc.boolean(), value).map(([a, b, text]) => (a && b ? `-${text}` : text))
const sometimes = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 })

/** What people paste into text fields. */
const words = fc.oneof(
  fc.constantFrom(
    'Vase',
    'a & b <c> "d"',
    'two\nlines',
    '#1#ABC# x',
    'tab\tand \u0007bell',
    '花瓶',
    'شركة',
    '🏺',
    '\u00a0 ',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
)

const line = fc.record(
  {
    quantity: signed(
      fc.oneof(
        decimal(99, 4),
        decimal(50, 0).map((text) => text.replace('.0', '')),
        fc.constant('1'),
      ),
    ),
    price: signed(fc.oneof(decimal(999, 2), decimal(99, 4), decimal(999_999, 2))),
    rate: fc.constantFrom('19', '7', '0', '25', '12', '6', '5.5', '8.875'),
    off: sometimes(signed(decimal(99, 4))),
    offAmount: sometimes(signed(decimal(40, 2))),
    description: words,
    sku: words,
    unitCode: fc.constantFrom('C62', 'HUR', 'KGM', 'XBX'),
  },
  { requiredKeys: ['quantity', 'price'] },
) as fc.Arbitrary<PlainLine>
/** Lines of one document: a category without tax stands for all of them, or for none. */
const lines = fc.oneof(
  { weight: 5, arbitrary: fc.array(line, { minLength: 1, maxLength: 8 }) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom('E', 'AE', 'K', 'G', 'O', 'Z'), fc.array(line, { minLength: 1, maxLength: 4 }), words)
      .map(([category, some, reason]) => some.map((each) => ({ ...each, rate: '0', category, reason }))),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.array(line, { minLength: 1, maxLength: 3 }), fc.constantFrom('E', 'AE', 'G', 'O'))
      .map(([some, category]) => [...some, { quantity: '1', price: '10', category, reason: 'because' }]),
  },
)

const country = fc.constantFrom('DE', 'DE', 'FR', 'NL', 'SE', 'DK', 'NO', 'IT', 'AT', 'CH', 'GB', 'XK', 'GR', 'IS', '')
const orBlank = <T extends string>(text: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 6, arbitrary: text }, { weight: 1, arbitrary: fc.constant('') })
const address: fc.Arbitrary<SourceAddress> = fc.record(
  { street: orBlank(words), street2: words, city: orBlank(words), zip: orBlank(words), state: words, country },
  { requiredKeys: ['country', 'street', 'city', 'zip'] },
)
const vatId = fc.constantFrom(
  'DE123456789',
  'FR12345678901',
  'SE556677889901',
  'NO 923 609 016 MVA',
  'NL123456789B01',
  'DK12345678',
  'IT12345678901',
  'ATU12345678',
  'EL123456789',
  '',
  '12345',
)
const scheme = fc.constantFrom('9930', '9957', '0088', '0192', '0208', '0007', '0151', '0184', 'EM', '', '9999')
const electronic = fc.constantFrom(
  'DE123456789',
  '4012345000009',
  '4012345000008',
  '923609016',
  '0403170701',
  '5560360793',
  '51824753556',
  '12345678',
  'x@y.example',
  '',
)
const number = fc.constantFrom('12345678', 'HRB 1', '5560360793', '12345678901234567890', '')

/** Documents of every kind, whole or with gaps; one that passes the check must be right as a file. */
export const randomSource: fc.Arbitrary<EInvoiceSource> = fc
  .record({
    lines,
    currency: fc.constantFrom('EUR', 'EUR', 'USD', 'GBP', 'JPY', 'SEK', 'HUF', 'DKK', 'ISK'),
    documentType: fc.constantFrom('invoice' as const, 'invoice' as const, 'creditnote' as const),
    pricesIncludeTax: fc.boolean(),
    taxBasis: fc.constantFrom('net' as const, 'net' as const, 'gross' as const),
    ownRate: sometimes(fc.constantFrom(['NOK', '11.234'], ['PLN', '0.0001'], ['CHF', '1'])),
    paid: sometimes(decimal(200, 0).map((text) => text.replace('.0', ''))),
    billingAddress: fc.oneof({ weight: 8, arbitrary: address }, { weight: 1, arbitrary: fc.constant('1 Main Street') }),
    shippingAddress: fc.oneof(fc.constant(''), fc.constant('there'), address),
    customerVatId: vatId,
    customerElectronicScheme: scheme,
    customerElectronicAddress: electronic,
    customerRegistrationNumber: number,
    customerName: orBlank(words),
    buyerReference: orBlank(fc.constant('04011000-1')),
    orderReference: orBlank(words),
    paymentTerms: fc.oneof(words, fc.constantFrom('30 days', '#SKONTO#TAGE=14#', 'x\n #y')),
    notes: words,
    customerNotes: words,
    deliveryDate: fc.constantFrom('2026-07-01', null),
    dueDate: fc.constantFrom('2026-08-01', null),
  })
  .chain((plain) =>
    fc
      .record(
        {
          address,
          vatId,
          taxId: fc.constantFrom('218/5555/0123', '', 'Foretaksregisteret', 'Godkänd för F-skatt'),
          registrationNumber: number,
          electronicScheme: scheme,
          electronicAddress: electronic,
          contactName: orBlank(words),
          phoneNumber: fc.constantFrom('+49 221 555010', 'ask', ''),
          email: fc.constantFrom('a@b.example', 'a@b', 'x y@z.example', ''),
          iban: fc.constantFrom(SELLER.iban, '', 'DE00 3704 0044 0532 0130 00'),
          bic: fc.constantFrom('COBADEFFXXX', 'no BIC', ''),
          accountName: words,
          name: words,
          legalName: words,
        },
        { requiredKeys: [] },
      )
      .map((seller) => sourceOf(plain as PlainCase, seller)),
  )
