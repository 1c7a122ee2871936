import { DATED } from '#domain/calculators/cell-text.ts'
import { MOST_ITEMS } from '#domain/calculators/bundle.ts'
import type { CalculatorId } from '#domain/calculators/calculators.ts'
import { firstQuestion, withFigure } from '#domain/calculators/question.ts'
import type { Question } from '#domain/calculators/solve.ts'
import { decimalFromPpm, decimalFromUnits } from '#domain/money.ts'
import type { PricingContext } from '#domain/pricing-rules.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { shownPrice } from '#web/kit/price/shown-price.ts'
import type { CardState } from './card-state.ts'
import { itemsOf, withItems } from './set-items.ts'

/** What a calculator takes from a product, as decimal text by cell. */
type Taken = Readonly<Record<string, string | undefined>>

/** The figures of a product that calculators ask for, as decimal text; undefined where it has none. */
interface ProductFigures {
  readonly cost: string | undefined
  /** What of the total cost is not the supplier price. */
  readonly beyondSupplierPrice: string | undefined
  readonly net: string | undefined
  readonly shelf: string | undefined
  readonly taxRate: string
  /** VAT within the price that shoppers see. */
  readonly vatWithin: string
}

const TAKES: Readonly<
  Record<Exclude<CalculatorId, 'bundle'>, (figures: ProductFigures, row: RowOfKind<'product'>) => Taken>
> = {
  price: ({ beyondSupplierPrice, shelf, vatWithin }, row) => ({
    vatRate: vatWithin,
    discount: '0',
    supplierPrice: decimalFromUnits(row.baseCost, row.baseCurrency),
    freight: beyondSupplierPrice,
    shelfPrice: shelf,
  }),
  margin: ({ cost, net }) => ({ cost, price: net }),
  markup: ({ cost, net }) => ({ cost, price: net }),
  discount: ({ cost, net }) => ({ price: net, cost }),
  vat: ({ net, taxRate }) => ({ rate: taxRate, net }),
  breakEven: ({ cost, net }) => ({ unitCost: cost, price: net }),
  landedCost: (_, row) => landedFigures(row),
  unitPrice: ({ shelf }) => ({ price: shelf }),
  currency: (_, row) => ({ rate: DATED, amount: decimalFromUnits(row.baseCost, row.baseCurrency) }),
}

function landedFigures(row: RowOfKind<'product'>): Taken {
  const money = (units: number) => decimalFromUnits(units, row.baseCurrency)
  return {
    goods: money(row.baseCost),
    freight: money(row.shippingCost),
    insurance: '0',
    dutyRate: decimalFromPpm(row.importDuty ?? 0),
    other: money(row.additionalCosts.reduce((sum, { amount }) => sum + (amount ?? 0), 0)),
    vatRate: decimalFromPpm(row.vatTax ?? 0),
    pieces: '1',
  }
}

/** The card with the figures of a product in the places of its own; a set gets it as one more of its products. */
export function withProduct(
  id: CalculatorId,
  card: CardState,
  row: RowOfKind<'product'>,
  context: PricingContext,
): CardState {
  const figures = figuresOf(row, context)
  if (id === 'bundle') return withItem(card, figures)
  const question = filled(card, TAKES[id](figures, row))
  return {
    ...card,
    question,
    words: id === 'currency' ? { ...card.words, from: row.baseCurrency, day: '' } : card.words,
  }
}

function figuresOf(row: RowOfKind<'product'>, context: PricingContext): ProductFigures {
  const { result, rules } = shownPrice(row, context, null)
  const text = (units: number | null) => (units === null ? undefined : decimalFromUnits(units, row.baseCurrency))
  return {
    cost: text(result.totalCost),
    beyondSupplierPrice: text(result.totalCost === null ? null : Math.max(0, result.totalCost - row.baseCost)),
    net: text(result.netPrice),
    shelf: text(result.effectivePrice),
    taxRate: decimalFromPpm(rules.taxRate),
    vatWithin: decimalFromPpm(rules.pricesIncludeVat ? rules.taxRate : 0),
  }
}

function filled({ calculator, question }: CardState, taken: Taken): Question {
  return Object.entries(taken).reduce(
    (before, [cell, text]) => (text === undefined ? before : withFigure(calculator, before, cell, text)),
    question,
  )
}

/** The first product of the set that still has the figures of the start gives way; else there is one more, as long as there is room. */
function withItem(card: CardState, { cost, shelf }: ProductFigures): CardState {
  const items = itemsOf(card)
  const starts = textsOf(firstQuestion(card.calculator))
  const texts = textsOf(card.question)
  const isFree = (number: number) =>
    ['cost', 'price'].every((name) => texts.get(`${name}${number}`) === starts.get(`${name}${number}`))
  const free = Array.from({ length: items }, (_, index) => index + 1).find(isFree)
  const place = free ?? Math.min(MOST_ITEMS, items + 1)
  const wide = place > items ? withItems(card, place) : card
  return { ...wide, question: filled(wide, { [`cost${place}`]: cost, [`price${place}`]: shelf }) }
}

function textsOf({ givens }: Question): ReadonlyMap<string, string> {
  return new Map(givens.map(({ cell, text }) => [cell, text]))
}
