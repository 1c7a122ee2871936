import type { BulkVariant } from '../bulk-edit.ts'
import { minorDigits } from '../currency.ts'
import { MAX_PPM, PPM, type Ppm, type Units } from '../money.ts'
import { endedPrice, type EndingGrid, endingGrid } from '../price-ending.ts'
import { floorPrice, marginOnCost, markupOnCost, netPrice } from '../price-formulas.ts'
import { costByRules, priceBasis, priceByRules } from '../pricing.ts'
import type { PricingInput, PricingRules } from '../pricing-rules.ts'
import { exactNumerator, isCostKept, isCostKnown } from '../total-cost.ts'
import { variantInput } from '../variant-pricing.ts'
import { heldPrice, sameMarginPrice } from './held-price.ts'
import type { Gives } from './levers.ts'
import type { SimulatedRow } from './simulator-deps.ts'

/** The rules that prices are made by before and after. */
export interface RulesChange {
  readonly before: PricingRules
  readonly after: PricingRules
}

/** The price that a product or variant is to have; null where nothing is to be held. */
type Target = Units | null

/**
 * A product with moved costs and rules, with prices as the scenario lets them move. A price that is held by a margin or markup is met by
 * another one where there is one that gives it, and becomes fixed otherwise.
 */
export function withHeldPrices(row: SimulatedRow, moved: SimulatedRow, gives: Gives, rules: RulesChange): SimulatedRow {
  const own = targetOf(row, moved, gives, rules)
  const variants = (moved.variants ?? []).map((variant, index): Target => {
    const before = row.variants?.[index]
    return before ? targetOf(variantInput(row, before), variantInput(moved, variant), gives, rules) : null
  })
  const followed = withOwnPrice(meetingRule(moved, own, variants, rules.after), own, rules.after)
  if (!followed.variants) return followed
  return { ...followed, variants: followed.variants.map((each, index) => heldVariant(each, variants[index] ?? null)) }

  function heldVariant(variant: BulkVariant, target: Target): BulkVariant {
    const isMet = target === null || priceOf(variantInput(followed, variant), rules.after) === target
    return isMet ? variant : { ...variant, retailPrice: target }
  }
}

/** The price after the scenario: the present one is held, or follows its rule or the margin that a fixed price has. */
function targetOf(before: PricingInput, after: PricingInput, gives: Gives, rules: RulesChange): Target {
  const price = priceOf(before, rules.before)
  const wanted = wantedPrice(before, after, price, rules)
  if (price === null || gives.keep === 'margins') return wanted
  return wanted === null ? price : heldPrice(price, wanted, gives, gridOf(after, rules.after))
}

function wantedPrice(before: PricingInput, after: PricingInput, price: Target, rules: RulesChange): Target {
  const derived = priceOf(after, rules.after)
  if (price === null || derived === null || priceBasis(after, rules.after).rule !== 'amount') return derived
  const [earlier, cost] = [costByRules(before, rules.before), costByRules(after, rules.after)]
  if (!isCostKept(earlier) || !isCostKnown(earlier) || !isCostKept(cost) || !isCostKnown(cost)) return derived
  const [grossBefore, gross] = [grossOf(rules.before), grossOf(rules.after)]
  if (grossBefore === gross && exactNumerator(earlier) === exactNumerator(cost)) return derived
  const { floor, endingDirection } = rules.after
  const least = floor === null ? 0 : floorPrice(cost, floor, gross)
  const wanted = sameMarginPrice(price, earlier, grossBefore, cost, gross)
  return endedPrice(wanted, gridOf(after, rules.after), endingDirection, least)
}

/** The sales VAT within the prices of these rules. */
export function grossOf({ pricesIncludeVat, taxRate }: PricingRules): Ppm {
  return pricesIncludeVat ? taxRate : 0
}

function gridOf({ baseCurrency }: PricingInput, { ending }: PricingRules): EndingGrid | null {
  return endingGrid(ending, minorDigits(baseCurrency))
}

function priceOf(input: PricingInput, rules: PricingRules): Target {
  return priceByRules(input, rules).effectivePrice
}

/** The product with a margin or markup that gives it and all variants that follow it their prices; unchanged if there is none. */
function meetingRule(moved: SimulatedRow, own: Target, variants: readonly Target[], rules: PricingRules): SimulatedRow {
  const basis = priceBasis(moved, rules)
  if (basis.rule === 'amount' || basis.rule === 'none') return moved
  const { rule } = basis
  const followers = followersOf(moved, own, variants)
  const isMet = (row: SimulatedRow): boolean =>
    followers.every(({ inputOf, target }) => target === null || priceOf(inputOf(row), rules) === target)
  if (isMet(moved)) return moved
  const near = nearRule(followers, moved, rule, rules)
  const candidates = near === undefined ? [] : [near, near + 1, near - 1]
  const met = candidates
    .filter((percent) => isKeptRule(rule, percent))
    .map((percent): SimulatedRow => ({ ...moved, pricingPercent: percent }))
    .find(isMet)
  return met ?? moved
}

interface Follower {
  readonly inputOf: (row: SimulatedRow) => PricingInput
  readonly target: Target
}

/** What is sold by the rule of a product: itself and its variants without a price of their own. */
function followersOf(moved: SimulatedRow, own: Target, variants: readonly Target[]): readonly Follower[] {
  const following = (moved.variants ?? []).flatMap((variant, index): Follower[] =>
    variant.retailPrice === null
      ? [{ inputOf: (row) => variantInput(row, variant), target: variants[index] ?? null }]
      : [],
  )
  return [{ inputOf: (row) => row, target: own }, ...following]
}

function nearRule(
  followers: readonly Follower[],
  moved: SimulatedRow,
  rule: 'margin' | 'markup',
  rules: PricingRules,
): Ppm | undefined {
  const priced = followers.find(({ target }) => target !== null)
  if (!priced || priced.target === null) return undefined
  const cost = costByRules(priced.inputOf(moved), rules)
  if (!isCostKept(cost) || !isCostKnown(cost)) return undefined
  const net = rules.pricesIncludeVat ? netPrice(priced.target, rules.taxRate) : priced.target
  return rule === 'markup' ? markupOnCost(net, cost) : marginOnCost(net, cost)
}

function isKeptRule(rule: 'margin' | 'markup', percent: Ppm): boolean {
  return rule === 'markup' ? percent >= 0 && percent <= MAX_PPM : percent >= 0 && percent < PPM
}

/** A price that the product's own rule does not give becomes a fixed one. */
function withOwnPrice(moved: SimulatedRow, target: Target, rules: PricingRules): SimulatedRow {
  if (target === null || priceOf(moved, rules) === target) return moved
  if (moved.pricingMode === 'retailPrice') return { ...moved, retailPrice: target }
  return { ...moved, pricingMode: 'manual', pricingAmount: target }
}
