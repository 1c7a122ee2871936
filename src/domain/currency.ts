// Names of currencies are in `currencies.ts`, apart from here: prices are shown without them.
const NO_DIGITS = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'
const THREE_DIGITS = 'BHD IQD JOD KWD LYD OMR TND'

const digits: ReadonlyMap<string, number> = new Map([
  ...NO_DIGITS.split(' ').map((code) => [code, 0] as const),
  ...THREE_DIGITS.split(' ').map((code) => [code, 3] as const),
])

/** Digits of a currency's minor unit: 0 for JPY, 2 for USD, 3 for KWD (PRICE-09). An unknown code, which callers refuse, has 2. */
export function minorDigits(code: string): number {
  return digits.get(code) ?? 2
}
