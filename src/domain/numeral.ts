/** The sign between whole and fraction in a numeral. */
export type DecimalSign = ',' | '.'

// Spaces of all widths and apostrophes only ever group digits.
const PLAIN_GROUPS = /^\d{1,3}(?:([.,'’\s])\d{3}(?:\1\d{3})*)$/
const INDIAN_GROUPS = /^\d{1,2}(?:,\d{2})+,\d{3}$/
const DIGITS = /^\d*$/

/** The only possible decimal sign of a numeral; null if it could be either, or there is none. */
export function decimalSignOf(numeral: string): DecimalSign | null {
  const comma = numeral.lastIndexOf(',')
  const point = numeral.lastIndexOf('.')
  if (comma < 0 && point < 0) return null
  if (comma >= 0 && point >= 0) return comma > point ? ',' : '.'
  const sign = comma >= 0 ? ',' : '.'
  const [head = '', tail = '', ...more] = numeral.split(sign)
  if (more.length > 0) return sign === ',' ? '.' : ','
  return tail.length === 3 && /^[1-9]\d{0,2}$/.test(head) ? null : sign
}

/** A numeral as plain digits with a point: `1.234,56` with `,` gives `1234.56`; null if its groups or signs are misplaced. */
export function plainNumeral(numeral: string, sign: DecimalSign): string | null {
  const [head = '', tail = '', ...more] = numeral.split(sign)
  if (more.length > 0 || !DIGITS.test(tail) || head + tail === '') return null
  if (!DIGITS.test(head) && !isGrouped(head, sign)) return null
  return `${head.replace(/\D/g, '') || '0'}${tail === '' ? '' : `.${tail}`}`
}

function isGrouped(head: string, sign: DecimalSign): boolean {
  return PLAIN_GROUPS.test(head) || (sign === '.' && INDIAN_GROUPS.test(head))
}

/** The decimal sign of a column, by majority of its unambiguous numerals; null if there are none. */
export function detectDecimalSign(values: readonly string[]): DecimalSign | null {
  let commas = 0
  let points = 0
  for (const value of values) {
    const sign = decimalSignOf(value.replace(/[^\d.,]/g, ''))
    if (sign === ',') commas++
    if (sign === '.') points++
  }
  if (commas === points) return null
  return commas > points ? ',' : '.'
}
