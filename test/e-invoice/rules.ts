import { electronicSchemes } from '#domain/documents/electronic-schemes.ts'
import { minorDigits } from '#domain/currency.ts'
import { UNIT_CODES } from '#domain/documents/unit-codes.ts'
import type { ReadInvoice, ReadLine } from './figures.ts'

/** Decimal text as a whole number of 10^-16: enough for the product of any two figures of a file. */
function exact(text: string): bigint {
  const parts = /^(-?)(\d+)(?:\.(\d{1,16}))?$/.exec(text === '' ? '0' : text)
  if (!parts) throw new Error(`${text} is no decimal number`)
  const [, sign, whole = '', fraction = ''] = parts
  const size = BigInt(whole + fraction.padEnd(16, '0'))
  return sign === '-' ? -size : size
}

const ONE = 10n ** 16n
const sum = (all: readonly bigint[]): bigint => all.reduce((total, each) => total + each, 0n)
const product = (a: string, b: string): bigint => (exact(a) * exact(b)) / ONE
const isNear = (a: bigint, b: bigint, most: string): boolean => (a > b ? a - b : b - a) <= exact(most)

const UNITS: ReadonlySet<string> = new Set(UNIT_CODES)
const SCHEMES = new Set(electronicSchemes.map(({ code }) => code))
const WITH_REASON = new Set(['E', 'AE', 'K', 'G', 'O'])

/** The rules of EN 16931 and Peppol that a file breaks, from what stands in it alone; empty where all hold. */
export function brokenRules(invoice: ReadInvoice): readonly string[] {
  const rules = [...totalRules(invoice), ...groupRules(invoice), ...partyRules(invoice), ...codeRules(invoice)]
  const broken = [...rules, ...invoice.lines.flatMap((line) => lineRules(line))]
  return broken.filter(([, holds]) => !holds).map(([name]) => name)
}

type Rule = readonly [name: string, holds: boolean]

function totalRules(invoice: ReadInvoice): readonly Rule[] {
  const { lines, groups, net, exclusive, tax, inclusive, prepaid, payable, currency, amounts } = invoice
  const form = amountForm(currency)
  return [
    ['BR-CO-10', exact(net) === sum(lines.map((line) => exact(line.net)))],
    ['BR-CO-13', exact(exclusive) === exact(net)],
    ['BR-CO-14', exact(tax) === sum(groups.map((group) => exact(group.tax)))],
    ['BR-CO-15', exact(inclusive) === exact(exclusive) + exact(tax)],
    ['BR-CO-16', exact(payable) === exact(inclusive) - exact(prepaid)],
    ['BR-DEC', amounts.every((amount) => form.test(amount))],
    ['BR-16', lines.length > 0],
    ...ownTaxRules(invoice),
  ]
}

function ownTaxRules({ currency, taxCurrency, ownTaxes, tax }: ReadInvoice): readonly Rule[] {
  const [own] = ownTaxes
  const amount = own?.amount ?? '0'
  return [
    ['BR-53', taxCurrency === (own?.currency ?? '')],
    ['PEPPOL-EN16931-R005', taxCurrency !== currency],
    ['PEPPOL-EN16931-R054', ownTaxes.length <= 1],
    ['PEPPOL-EN16931-R055', exact(amount) === 0n || exact(amount) > 0n === exact(tax) > 0n],
    ['BR-DEC-15', own === undefined || amountForm(own.currency).test(amount)],
  ]
}

/** An amount with exactly the digits of its currency. */
function amountForm(currency: string): RegExp {
  const digits = minorDigits(currency)
  return new RegExp(digits === 0 ? '^-?\\d+$' : `^-?\\d+\\.\\d{${digits}}$`)
}

function groupRules({ lines, groups, currency }: ReadInvoice): readonly Rule[] {
  const names = groups.map(({ category, rate }) => `${category} ${category === 'S' ? rate : ''}`)
  const used = new Set(lines.map(({ category, rate }) => `${category} ${category === 'S' ? rate : ''}`))
  const minor = minorDigits(currency) === 0 ? '1' : '0.01'
  return [
    ['BR-S-01, one group each', new Set(names).size === names.length && names.every((name) => used.has(name))],
    ['BR-CO-18', names.length === used.size],
    ['BR-O-11', !names.includes('O ') || names.length === 1],
    ...groups.flatMap(({ category, rate, taxable, tax, reason }): readonly Rule[] => {
      const own = lines.filter((line) => line.category === category && (category !== 'S' || line.rate === rate))
      const taxed = product(taxable, rate) / 100n
      return [
        [`BR-${category}-08`, exact(taxable) === sum(own.map(({ net }) => exact(net)))],
        [`BR-${category}-09`, isNear(exact(tax), taxed, minor)],
        [`BR-${category}-05`, category === 'S' ? exact(rate) > 0n : exact(rate) === 0n && exact(tax) === 0n],
        [`BR-${category}-10`, WITH_REASON.has(category) === (reason !== '')],
      ]
    }),
  ]
}

function lineRules(line: ReadLine): readonly Rule[] {
  const charged = sum(line.adjustments.map(({ isCharge, amount }) => (isCharge ? exact(amount) : -exact(amount))))
  return [
    ['BR-25', line.name !== ''],
    ['BR-27', exact(line.price) >= 0n],
    ['PEPPOL-EN16931-R120', isNear(exact(line.net), product(line.quantity, line.price) + charged, '0.02')],
    ['BR-O-05', (line.rate === '') === (line.category === 'O')],
    ['BR-CL-23', UNITS.has(line.unit)],
    ...line.adjustments.flatMap(({ isCharge, amount, percent, base, code }): readonly Rule[] => [
      ['PEPPOL-EN16931-R041, R042', (percent === '') === (base === '')],
      ['PEPPOL-EN16931-R040', percent === '' || isNear(exact(amount), product(base, percent) / 100n, '0.02')],
      ['BR-CL-19, BR-CL-20', code === (isCharge ? 'ZZZ' : '95')],
    ]),
  ]
}

function partyRules({ seller, buyer, groups, type, preceding, issueDate, number }: ReadInvoice): readonly Rule[] {
  const has = (...names: readonly string[]) => groups.some(({ category }) => names.includes(category))
  const isVatId = (id: string) => id === '' || /^[A-Z]{2}[^\s]+$/.test(id)
  return [
    ['BR-02, BR-03', number !== '' && /^\d{4}-\d{2}-\d{2}$/.test(issueDate)],
    ['BR-06, BR-07', seller.name !== '' && buyer.name !== ''],
    ['BR-09, BR-11', seller.country !== '' && buyer.country !== ''],
    ['BR-CO-26', seller.vatId !== '' || seller.registration !== ''],
    ['BR-S-02', !has('S', 'Z', 'E', 'AE') || seller.vatId !== '' || seller.taxNumber !== ''],
    ['BR-IC-02, BR-G-02', !has('K', 'G') || seller.vatId !== ''],
    ['BR-AE-02, BR-IC-02', !has('AE', 'K') || buyer.vatId !== ''],
    ['BR-O-02', !has('O') || (seller.vatId === '' && buyer.vatId === '')],
    ['BR-CO-09', isVatId(seller.vatId) && isVatId(buyer.vatId)],
    [
      'BR-CL-25',
      [seller, buyer].every((each) => (each.endpoint === '' ? each.scheme === '' : SCHEMES.has(each.scheme))),
    ],
    ['BG-3', (type === '381') === (preceding !== '')],
  ]
}

function codeRules({ type, currency, payment, seller, buyer }: ReadInvoice): readonly Rule[] {
  return [
    ['BR-CL-01', type === '380' || type === '381'],
    ['BR-CL-04', /^[A-Z]{3}$/.test(currency)],
    ['BR-CL-14', [seller, buyer].every(({ country }) => /^([A-Z]{2}|1A)$/.test(country))],
    ['BR-CL-16', ['1', '30', '58'].includes(payment.code)],
    ['BR-50, BR-61', payment.code === '1' || payment.iban !== ''],
  ]
}
