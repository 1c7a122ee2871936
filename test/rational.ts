import { minorDigits } from '#domain/currency.ts'
import { MAX_UNITS } from '#domain/money.ts'
import type { RateSet } from '#domain/exchange-rates.ts'

/** An exact number, as an independent check of what the product calculates. */
export class Rational {
  readonly over: bigint
  readonly under: bigint

  constructor(over: bigint | number, under: bigint | number = 1) {
    this.over = BigInt(over)
    this.under = BigInt(under)
  }

  times(over: bigint | number, under: bigint | number = 1): Rational {
    return new Rational(this.over * BigInt(over), this.under * BigInt(under))
  }

  /** In another currency at the rates of a set; undefined without a rate. */
  in(set: RateSet, from: string, to: string): Rational | undefined {
    if (from === to) return this
    const [left, right] = [valueOf(set, from), valueOf(set, to)]
    if (!left || !right) return undefined
    return this.times(right.over, right.under)
      .times(left.under, left.over)
      .times(10n ** BigInt(minorDigits(to)), 10n ** BigInt(minorDigits(from)))
  }

  /** Rounded once, half away from zero, to a multiple of `step`; null beyond the limit of amounts. */
  rounded(step: number): number | null {
    const under = this.under * BigInt(step)
    const size = this.over < 0n ? -this.over : this.over
    const units = Number((2n * size + under) / (2n * under)) * step * (this.over < 0n ? -1 : 1)
    return Math.abs(units) <= MAX_UNITS ? units + 0 : null
  }
}

function valueOf({ base, rates }: RateSet, code: string): Rational | undefined {
  if (code === base) return new Rational(1)
  const text = rates[code]
  if (text === undefined) return undefined
  const [whole = '', fraction = ''] = text.split('.')
  return new Rational(BigInt(whole + fraction), 10n ** BigInt(fraction.length))
}
