/*
 * Reads barcodes back from the widths of their bars, by the tables of ISO/IEC 15420 (EAN, UPC) and ISO/IEC 15417 (Code 128). It shares
 * nothing with what draws them.
 */

/** A bar as it was drawn: where it begins and how wide it is, in any unit. */
export interface DrawnBar {
  readonly at: number
  readonly width: number
}

const EAN_DIGITS = ['3211', '2221', '2122', '1411', '1132', '1231', '1114', '1312', '1213', '3112']
/** Which of the first six digits are of set B, by the digit that stands before all. */
const EAN_FIRST = ['AAAAAA', 'AABABB', 'AABBAB', 'AABBBA', 'ABAABB', 'ABBAAB', 'ABBBAA', 'ABABAB', 'ABABBA', 'ABBABA']

/** The 13 digits of an EAN-13, of which a UPC-A is one that begins with 0. Throws where it cannot be read. */
export function decodeEan(bars: readonly DrawnBar[]): string {
  const widths = widthsOf(bars)
  if (widths.length !== 59) throw new Error(`an EAN has 30 bars: ${bars.length}`)
  for (const [at, guard] of [
    [0, '111'],
    [27, '11111'],
    [56, '111'],
  ] as const) {
    if (widths.slice(at, at + guard.length).join('') !== guard) throw new Error(`no guard at ${at}`)
  }
  const left = [3, 7, 11, 15, 19, 23].map((at) => eanDigit(widths.slice(at, at + 4)))
  const right = [32, 36, 40, 44, 48, 52].map((at) => eanDigit(widths.slice(at, at + 4)))
  const first = EAN_FIRST.indexOf(left.map(({ set }) => set).join(''))
  if (first < 0 || right.some(({ set }) => set !== 'A')) throw new Error('no EAN')
  return [first, ...left.map(({ digit }) => digit), ...right.map(({ digit }) => digit)].join('')
}

function eanDigit(widths: readonly number[]): { digit: number; set: 'A' | 'B' } {
  const forward = EAN_DIGITS.indexOf(widths.join(''))
  const backward = EAN_DIGITS.indexOf(widths.toReversed().join(''))
  if (forward >= 0) return { digit: forward, set: 'A' }
  if (backward >= 0) return { digit: backward, set: 'B' }
  throw new Error(`no digit: ${widths.join('')}`)
}

const CODE_128 =
  `212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222
  123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323
  131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113
  213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214
  112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112
  421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232
  2331112`.split(/\s+/)
const START_A = 103
const STOP = 106
const SWITCHES: Readonly<Record<'A' | 'B' | 'C', Readonly<Record<number, 'A' | 'B' | 'C'>>>> = {
  A: { 99: 'C', 100: 'B' },
  B: { 99: 'C', 101: 'A' },
  C: { 100: 'B', 101: 'A' },
}

/** The text of a Code 128, whose check sum must be right. Throws where it cannot be read. */
export function decodeCode128(bars: readonly DrawnBar[]): string {
  const widths = widthsOf(bars)
  const symbols: number[] = []
  for (let at = 0; at < widths.length; at += 6) {
    const size = at + 7 === widths.length ? 7 : 6
    const symbol = CODE_128.indexOf(widths.slice(at, at + size).join(''))
    if (symbol < 0) throw new Error(`no symbol at ${at}: ${widths.slice(at, at + size).join('')}`)
    symbols.push(symbol)
    if (symbol === STOP) break
  }
  const [start = 0, ...rest] = symbols
  const data = rest.slice(0, -2)
  const sum = data.reduce((total, symbol, index) => total + symbol * (index + 1), start)
  if (rest.at(-1) !== STOP || rest.at(-2) !== sum % 103) throw new Error('the check sum is wrong')
  let set = (['A', 'B', 'C'] as const)[start - START_A] ?? 'B'
  let text = ''
  for (const symbol of data) {
    const next = SWITCHES[set][symbol]
    if (next) set = next
    else if (set === 'C') text += String(symbol).padStart(2, '0')
    else if (symbol < 95) text += String.fromCharCode(set === 'A' && symbol >= 64 ? symbol - 64 : symbol + 32)
    else throw new Error(`a function sign: ${symbol}`)
  }
  return text
}

/** Bars and the spaces between in modules, beginning with a bar. Throws where one is no whole number of modules. */
function widthsOf(bars: readonly DrawnBar[]): number[] {
  const sorted = bars.toSorted((a, b) => a.at - b.at)
  const module = Math.min(...sorted.map(({ width }) => width))
  return sorted.flatMap(({ at, width }, index) => {
    const next = sorted[index + 1]
    return [width, ...(next ? [next.at - at - width] : [])].map((length) => {
      const modules = Math.round(length / module)
      if (modules < 1 || modules > 4 || Math.abs(length / module - modules) > 0.02) throw new Error(`no bar: ${length}`)
      return modules
    })
  })
}
