import { scaledFromDecimal } from '../decimal.ts'

const SCALE = 4
const LARGEST = 1e15 - 1

/** Whether a decimal text is at least `above`, and less than `below`; with both, at most `below`. */
export function isWithin(
  value: string,
  { above, below }: { readonly above?: string; readonly below?: string },
): boolean {
  const [own, from, to] = [scaled(value), scaled(above), scaled(below)]
  if (own === undefined || (from !== undefined && own < from)) return false
  if (to === undefined) return true
  return from === undefined ? own < to : own <= to
}

function scaled(decimal: string | undefined): number | undefined {
  if (decimal === undefined) return undefined
  const read = scaledFromDecimal(decimal, SCALE, LARGEST)
  return 'value' in read ? read.value : undefined
}
