import { breaksOf, type Mutant, unit } from './mutant.ts'

const TOTALS = unit('src/domain/documents/totals.test.ts', 'src/domain/documents/totals-laws.test.ts')
const FILES = unit('src/domain/documents/e-invoice/write-e-invoice.test.ts')
const CHECK = unit('src/domain/documents/e-invoice/e-invoice-issues.test.ts')

/** What a document comes to, and what leaves as an e-invoice. */
export const totalsMutants: readonly Mutant[] = [
  ...breaksOf('src/domain/documents/totals.ts', TOTALS, [
    ['the amount wins over the percent', 'line.discountPercent\n', 'line.discountPercent && !line.discountAmount\n'],
    ['a discount may exceed its line', 'Math.min(wanted, gross)', 'wanted'],
    ['a discount turns a return round', 'Math.max(wanted, gross)', 'wanted'],
    [
      'a fixed discount makes a return larger',
      '* Math.sign(gross || line.quantity)',
      '* Math.sign(Math.abs(gross) || 1)',
    ],
    ['tax is always taken after the discount', "basis === 'net' ? taxable", "basis !== 'net' || taxable ? taxable"],
    ['rates are thrown together', '`${category} ${item.taxPercent}`', '`${category}`'],
    ['categories are thrown together', '`${category} ${item.taxPercent}`', '`${item.taxPercent}`'],
    ['tax is put on prices that include it', 'share(whole, percent, PPM + percent)', 'share(whole, percent, PPM)'],
    ['the remainder goes to the smallest', 'a.rest > b.rest ? -1 : 1', 'a.rest > b.rest ? 1 : -1'],
    [
      'the discount stays beside prices that include tax',
      'discountAmount: 0, taxAmount,',
      'discountAmount: 1, taxAmount,',
    ],
    ['lines that cancel out do not count', 'Math.abs(gross) + Math.abs(discount)', 'gross + discount'],
    ['what has a rate is zero-rated', "taxPercent > 0 ? 'S' : 'Z'", "taxPercent > 0 ? 'Z' : 'S'"],
  ]),
  ...breaksOf('src/domain/documents/payments.ts', unit('src/domain/documents/payments.test.ts'), [
    ['a payment of all but a cent is enough', 'paid >= owed', 'paid + 1 >= owed'],
    ['a void invoice is paid', "status === 'void' ||", ''],
    ['an invoice stays paid without its payments', "? 'sent' : status", "? 'paid' : status"],
  ]),
  ...breaksOf('src/contract/entities/document-vat-ids.ts', unit('src/contract/missing-to-send.test.ts'), [
    ['reverse charge goes without VAT ids', "!categories.has('AE')", 'true'],
    ['the law of the EU binds everybody', "isWithin || isInEuropeanUnion(seller.address.country ?? '')", 'true'],
  ]),
  ...breaksOf('src/contract/missing-to-send.ts', unit('src/contract/missing-to-send.test.ts'), [
    ['the name that the product gave counts as one', ' || isUnnamedBusiness(name)', ''],
    ['the law may be passed over', 'isLaw ? refuse : warn', 'isLaw ? warn : warn'],
    ['typed prices were converted', "item.priceRule !== '' && ", ''],
  ]),
  ...breaksOf('src/domain/documents/printable-letters.ts', unit('src/domain/documents/printable-letters.test.ts'), [
    ['every letter can be printed', 'faces[code] !== 1', 'faces[code] === 2'],
  ]),
  ...breaksOf('src/domain/documents/e-invoice/lines.ts', FILES, [
    ['a price keeps its sign', 'Math.abs(unitPrice)', 'unitPrice'],
    ['the quantity keeps the sign of the price', 'unitPrice < 0 ? 0 - quantity : quantity', 'quantity'],
    ['a surcharge is called a discount', 'const isCharge = discount < 0', 'const isCharge = false'],
    ['a price is worked back to four digits', 'const PRICE_DIGITS = 10', 'const PRICE_DIGITS = 1'],
    ['yen lines keep their exact price', 'apart * 50n <= ', 'apart * 0n <= '],
  ]),
  ...breaksOf('src/domain/documents/e-invoice/e-invoice.ts', FILES, [
    ['a credit note asks for payment', 'isCredit ? NO_MEANS :', 'false ? NO_MEANS :'],
    ['what was paid is asked for again', 'text(totals.total - paid)', 'text(totals.total)'],
    ['what is outside VAT names a VAT id', "=== 'O')", "=== 'Q')"],
  ]),
  ...breaksOf('src/domain/documents/e-invoice/xml.ts', FILES, [
    ['control characters stay', ".replace(FORBIDDEN, '')", ''],
    ['an empty element is written', "content === '' ? ''", "content === '?' ? ''"],
  ]),
  ...breaksOf('src/domain/documents/e-invoice/ubl.ts', FILES, [
    ['the due day stands after the type', "isCredit ? '' : leaf('cbc:DueDate', invoice.dueDate),\n    ", ''],
  ]),
  ...breaksOf(
    'src/domain/documents/e-invoice/iban.ts',
    unit('src/domain/documents/e-invoice/e-invoice-parts.test.ts'),
    [['an IBAN needs no checksum', '% 97n === 1n', '% 97n >= 0n']],
  ),
  ...breaksOf('src/domain/documents/e-invoice/check/document-rules.ts', CHECK, [
    ['a draft leaves', '!isIssued(status)', "status === 'void'"],
    ['a provisional number leaves', 'isProvisional || isBlank(documentNumber)', 'isBlank(documentNumber)'],
    ['tax before the discount leaves', "document.taxBasis === 'net' ||", 'true ||'],
    ['a discount of 0 % hides its amount', 'discountPercent || item', 'discountPercent ?? item'],
    ['three decimals leave', 'minorDigits(currency) > 2', 'minorDigits(currency) > 3'],
  ]),
]
