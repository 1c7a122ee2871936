import { convertedAmount, OWN_RATE } from '#domain/cost-origin.ts'
import { DATED, textOfValue } from '#domain/calculators/cell-text.ts'
import type { CalculatorId } from '#domain/calculators/calculators.ts'
import type { RateSet } from '#domain/exchange-rates.ts'
import { PPM, type Units } from '#domain/money.ts'
import { grossPrice } from '#domain/price-formulas.ts'
import { type PricingContext, resolvedRules } from '#domain/pricing-rules.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import type { CardModel } from './card-model.ts'
import { calculatorProductMessages as messages } from './product-messages.ts'
import { type StoredFigures, storedFigures } from './stored-figures.ts'

/** How figures are used for a product. */
export type UseWay = 'costAndMargin' | 'margin' | 'markup' | 'fixed' | 'costs' | 'paid'

/** What using figures changes on a product. */
type UsedPatch = Partial<
  Pick<
    RowOfKind<'product'>,
    | 'pricingMode'
    | 'pricingStrategy'
    | 'pricingPercent'
    | 'pricingAmount'
    | 'baseCost'
    | 'baseCostOrigin'
    | 'shippingCost'
    | 'shippingCostOrigin'
    | 'importDuty'
    | 'vatTax'
    | 'additionalCosts'
  >
>

/** A way with what it changes. */
export interface Use {
  readonly way: UseWay
  readonly patch: UsedPatch
}

interface Used {
  readonly model: CardModel
  readonly figures: StoredFigures
  readonly row: RowOfKind<'product'>
  readonly context: PricingContext
  readonly rates: RateSet
  readonly newId: () => string
}

type UsesOf = (used: Used) => readonly (Use | undefined)[]

/** The calculators that say what a product costs or is sold for. */
export type ProductCalculator = Exclude<CalculatorId, 'breakEven' | 'unitPrice'>

const USES: Readonly<Record<ProductCalculator, UsesOf>> = {
  price: (used) => [byCostAndMargin(used), byPercent(used, 'margin'), fixed(used.figures.money('shelfPrice'))],
  margin: (used) => [byPercent(used, 'margin'), fixedNet(used, 'price')],
  markup: (used) => [byPercent(used, 'markup'), fixedNet(used, 'price')],
  discount: (used) => [fixedNet(used, 'newPrice')],
  vat: (used) => [fixed(isWithVat(used) ? used.figures.money('gross') : used.figures.money('net'))],
  landedCost: (used) => [costs(used)],
  bundle: (used) => [fixed(used.figures.money('setPrice'))],
  currency: (used) => [paid(used)],
}

/** How the figures of a card can be used for a product, the usual way first; none where figures are missing. */
export function usesFor(used: Omit<Used, 'figures'>): readonly Use[] {
  const figures = storedFigures(used.model)
  const { id } = used.model
  const uses = isOfProducts(id) ? USES[id]({ ...used, figures }) : []
  return uses.filter((use) => use !== undefined)
}

/** Whether the figures of a calculator are any that a product has. */
export function isOfProducts(id: CalculatorId): id is ProductCalculator {
  return Object.hasOwn(USES, id)
}

/** The currency that a product must have for the figures of a card. */
export function usedCurrency({ id, currencies }: CardModel): string {
  return id === 'currency' ? currencies.other : currencies.currency
}

function byPercent({ figures }: Used, way: 'margin' | 'markup'): Use | undefined {
  const pricingPercent = figures.percent(way)
  if (pricingPercent === undefined || pricingPercent < 0 || (way === 'margin' && pricingPercent >= PPM))
    return undefined
  return { way, patch: { pricingMode: 'strategy', pricingStrategy: way, pricingPercent } }
}

/** The whole cost as it was calculated, in supplier price and freight, with the margin on it. */
function byCostAndMargin(used: Used): Use | undefined {
  const margin = byPercent(used, 'margin')
  const [baseCost, shippingCost] = [used.figures.money('supplierPrice'), used.figures.money('freight')]
  if (!margin || baseCost === undefined || shippingCost === undefined || baseCost < 0) return undefined
  const cost = { baseCost, baseCostOrigin: null, shippingCost, shippingCostOrigin: null }
  return {
    way: 'costAndMargin',
    patch: { ...cost, importDuty: 0, vatTax: 0, additionalCosts: [], ...margin.patch },
  }
}

function isWithVat({ row, context }: Used): boolean {
  return resolvedRules({ ...row, pricingMode: 'strategy' }, context).pricesIncludeVat
}

/** A price without VAT as the shop writes its prices. */
function fixedNet(used: Used, cell: string): Use | undefined {
  const net = used.figures.money(cell)
  const { taxRate } = resolvedRules({ ...used.row, pricingMode: 'strategy' }, used.context)
  return fixed(net !== undefined && isWithVat(used) ? grossPrice(net, taxRate) : net)
}

function fixed(pricingAmount: Units | undefined): Use | undefined {
  if (pricingAmount === undefined || pricingAmount <= 0) return undefined
  return { way: 'fixed', patch: { pricingMode: 'manual', pricingStrategy: 'manual', pricingAmount } }
}

/** The costs of one piece; they replace converted ones with their rates (PRICE-15). */
function costs({ figures, newId }: Used): Use | undefined {
  const baseCost = figures.share(['goods'], 'pieces')
  const shippingCost = figures.share(['freight', 'insurance'], 'pieces')
  const other = figures.share(['other'], 'pieces')
  const [importDuty, vatTax] = [figures.percent('dutyRate'), figures.percent('vatRate')]
  if ([baseCost, shippingCost, other, importDuty, vatTax].includes(undefined)) return undefined
  const line = { id: newId(), label: messages.otherCosts, amount: other ?? 0, origin: null }
  return {
    way: 'costs',
    patch: {
      baseCost: baseCost ?? 0,
      baseCostOrigin: null,
      shippingCost: shippingCost ?? 0,
      shippingCostOrigin: null,
      importDuty: importDuty ?? 0,
      vatTax: vatTax ?? 0,
      additionalCosts: other === 0 ? [] : [line],
    },
  }
}

/** The supplier price as it was paid, with rate, day and source (PRICE-15); a rate that a link brought keeps its day. */
function paid({ model, rates }: Used): Use | undefined {
  const { card, answer, currencies } = model
  const [amount, rate] = [answer.cells.get('amount')?.value, answer.cells.get('rate')?.value]
  if (!amount || !rate) return undefined
  const isDated = card.question.givens.some(({ text }) => text === DATED)
  const baseCostOrigin = {
    amount: textOfValue({ kind: 'money' }, amount, PAID_DIGITS, 0),
    currency: currencies.currency,
    to: currencies.other,
    rate: textOfValue({ kind: 'rate' }, rate, RATE_DIGITS, 0),
    date: card.words.day || rates.date,
    source: isDated ? rates.source : OWN_RATE,
  }
  const baseCost = convertedAmount(baseCostOrigin)
  return baseCost === undefined ? undefined : { way: 'paid', patch: { baseCost, baseCostOrigin } }
}

const PAID_DIGITS = 4
const RATE_DIGITS = 8
