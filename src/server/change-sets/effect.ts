import { hasProblem } from '#domain/product-problem.ts'
import { roundedMean } from '#domain/rounded-mean.ts'
import type { AnyRow, RowOf } from '#contract/entity.ts'
import { brand } from '#contract/entities/brand.ts'
import { category } from '#contract/entities/category.ts'
import type { changeSet } from '#contract/entities/change-set.ts'
import { event } from '#contract/entities/event.ts'
import { storeListing } from '#contract/entities/store-listing.ts'
import { product } from '#contract/entities/product.ts'
import { isAnyBelowFloor } from '#contract/product-floor.ts'
import { type Outcome, VARIANT } from './outcome.ts'

type ProductValues = RowOf<typeof product.fields>
type Effect = RowOf<typeof changeSet.fields>['effect']

/** A mean of margins in ppm, over the rows that have a price and a known cost: what is given away has no telling margin (PRICE-04). */
class Mean {
  #sum = 0
  #count = 0

  add(row: AnyRow | undefined): void {
    const margin = row?.['margin']
    if (typeof margin !== 'number' || row?.['totalCost'] === 0 || row?.['effectivePrice'] === 0) return
    this.#sum += margin
    this.#count += 1
  }

  get value(): number | null {
    return this.#count === 0 ? null : roundedMean(this.#sum, this.#count)
  }
}

function otherCurrencies(of: readonly string[]): NonNullable<Effect['otherCurrency']> {
  return { products: of.length, currencies: [...new Set(of)].sort() }
}

/** Whether an outcome gives a price below the cost, or gives the goods away: as `LOSING` of `row-list.ts` finds it in the stored rows. */
function isLosing({ kind, after, write }: Outcome): boolean {
  const isSold = kind === VARIANT || write?.after?.['hasVariants'] !== true
  if (!after || !isSold) return false
  const { margin, effectivePrice, totalCost } = after
  if (typeof margin === 'number' && margin < 0) return true
  // At a price of 0 the margin is 0, so that it does not tell. Of a variant the row has a figure only where it changes.
  const row: Outcome['after'] | undefined = kind === VARIANT ? { totalCost: 1, ...after } : write?.after
  const isMoved = effectivePrice !== undefined || totalCost !== undefined
  return isMoved && row?.['effectivePrice'] === 0 && Number(row['totalCost']) > 0
}

/** Adds up the effect of a change set's rows (CHANGE-01); only created and updated rows count for prices. */
export class EffectTally {
  readonly #countsAll: boolean
  readonly #tellsNames: boolean
  readonly #before = new Mean()
  readonly #after = new Mean()
  readonly #states = { create: 0, update: 0, same: 0, bad: 0 }
  readonly #names = new Map<string, number>()
  readonly #variants = { create: 0, update: 0, same: 0, bad: 0 }
  readonly #made: AnyRow[] = []
  #newListings = 0
  #belowFloor = 0
  #withoutCost = 0
  #losing = 0
  readonly #otherCurrencies: string[] = []

  /** With `countsAll` rows of every kind count, not products and events alone; `tellsNames` counts categories and brands among them apart, too. */
  constructor(countsAll = false, tellsNames = false) {
    this.#countsAll = countsAll
    this.#tellsNames = tellsNames
  }

  add(outcomes: readonly Outcome[]): void {
    for (const outcome of outcomes) {
      const { kind, state, write, otherCurrency } = outcome
      if (isLosing(outcome)) this.#losing += 1
      if (kind === VARIANT) {
        this.#variants[state] += 1
        continue
      }
      // A calendar file holds events alone.
      if (kind === event.kind || (this.#countsAll && kind !== product.kind)) {
        this.#states[state] += 1
        if (state === 'create') this.#countMade(kind)
        continue
      }
      if (kind !== product.kind) {
        this.#countName(kind)
        continue
      }
      this.#states[state] += 1
      if (otherCurrency !== undefined) this.#otherCurrencies.push(otherCurrency)
      if (!write) continue
      if (state === 'create' && write.after) this.#made.push(write.after)
      this.#before.add(write.before)
      this.#after.add(write.after)
      if (write.after && isAnyBelowFloor(write.after as unknown as ProductValues)) this.#belowFloor += 1
      if (write.after && hasProblem(write.after as unknown as ProductValues, 'withoutCost')) this.#withoutCost += 1
    }
  }

  #countMade(kind: string): void {
    if (kind === storeListing.kind) this.#newListings += 1
    else if (this.#tellsNames) this.#countName(kind)
  }

  #countName(kind: string): void {
    this.#names.set(kind, (this.#names.get(kind) ?? 0) + 1)
  }

  /** Products and events, or rows of every kind, that are created or updated. */
  get size(): number {
    return this.#states.create + this.#states.update
  }

  /** Products that are created. */
  get made(): readonly AnyRow[] {
    return this.#made
  }

  get effect(): Effect {
    return {
      created: this.#states.create,
      updated: this.#states.update,
      unchanged: this.#states.same,
      refused: this.#states.bad,
      newCategories: this.#names.get(category.kind) ?? 0,
      newBrands: this.#names.get(brand.kind) ?? 0,
      ...(this.#newListings > 0 ? { newListings: this.#newListings } : {}),
      ...(this.#variants.create > 0 ? { newVariants: this.#variants.create } : {}),
      ...(this.#variants.update > 0 ? { updatedVariants: this.#variants.update } : {}),
      belowFloor: this.#belowFloor,
      withoutCost: this.#withoutCost,
      ...(this.#losing > 0 ? { losing: this.#losing } : {}),
      ...(this.#otherCurrencies.length > 0 ? { otherCurrency: otherCurrencies(this.#otherCurrencies) } : {}),
      marginBefore: this.#before.value,
      marginAfter: this.#after.value,
    }
  }
}
