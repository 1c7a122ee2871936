import { decimalFromUnits, MAX_PPM, type Ppm, type Units } from '#domain/money.ts'
import type { AnyRow, DeriveContext } from './entity.ts'
import { fieldMessages } from './field-messages.ts'
import { knownCosts, type PaidCost } from './line-cost.ts'
import { lineNames, productChoice } from './line-offers.ts'

/** What a line of a shipment is of. */
interface Link {
  readonly productId: string | null
  readonly variantId: string
}

/** The fields of a shipment's line that name its product or follow from it. */
interface LinkedLine extends Link {
  readonly sku: string
  readonly description: string
  readonly currency: string
  readonly unitCost: Units
  readonly rate: string
  readonly rateDate: string | null
  readonly rateSource: string
  readonly dutyPercent: Ppm
}

/** A line, and the same before the change. */
interface Linking {
  readonly line: LinkedLine
  readonly was: LinkedLine | undefined
  readonly given: Readonly<Record<string, unknown>>
  readonly product: AnyRow | undefined
  /** The product of the line before the change. */
  readonly former: AnyRow | undefined
}

/**
 * What a line that is newly linked to a product takes from it where nothing was given, as the screen fills it in (SHIP-01): its names, cost
 * and duty where the line has none, or those of the product before. What somebody typed stays; the variant of another product does not.
 */
export function linkedFields(changed: LinkedLine, context: DeriveContext): Partial<LinkedLine> {
  const linking = linkingOf(changed, context)
  if (!linking) return {}
  const { variantId } = linking.line
  const ofVariant = variantId === changed.variantId ? {} : { variantId }
  return { ...ofVariant, ...namesOf(linking), ...dutyOf(linking), ...costOf(linking) }
}

/** Refuses a line that names a currency but no cost, where its product has a cost that is not known in that currency (SHIP-01). */
export function costIssue(changed: LinkedLine, context: DeriveContext): Readonly<Record<string, string>> {
  const linking = linkingOf(changed, context)
  const said = linking && saidCurrency(linking)
  if (said === undefined) return {}
  const other = costElsewhere(linking?.product, changed.variantId, said)
  if (!other) return {}
  const cost = `${decimalFromUnits(other.unitCost, other.currency)} ${other.currency}`
  return { unitCost: fieldMessages.unitCostMissing(said, cost) }
}

/** The cost of a product that has one, but none in this currency. */
export function costElsewhere(product: AnyRow | undefined, variantId: string, currency: string): PaidCost | undefined {
  const known = knownCosts(product, variantId)
  return known.some((each) => each.currency === currency) ? undefined : known[0]
}

/** Whether the description of a line is neither empty nor the name of its product. */
export function isTypedDescription({ variantId, description }: Description, product: AnyRow | undefined): boolean {
  const linked = productChoice(product, variantId)
  return description !== '' && description !== (linked && lineNames(linked).description)
}

type Description = Pick<LinkedLine, 'variantId' | 'description'>

/** Whether the SKU of a line is neither empty nor that of its product; one whose product is no more came from that. */
export function isTypedSku(
  { productId, variantId, sku }: Link & Pick<LinkedLine, 'sku'>,
  product: AnyRow | undefined,
): boolean {
  const linked = productChoice(product, variantId)
  return sku !== '' && (productId === null || (linked !== undefined && sku !== lineNames(linked).sku))
}

/** Whether the price of a line is neither 0 nor what its product was paid as. */
export function isTypedCost(
  { variantId, unitCost, currency }: Pick<LinkedLine, 'variantId' | 'unitCost' | 'currency'>,
  product: AnyRow | undefined,
): boolean {
  const isOfProduct = (known: PaidCost): boolean => known.unitCost === unitCost && known.currency === currency
  return unitCost !== 0 && !knownCosts(product, variantId).some(isOfProduct)
}

/** Whether the duty of a line is neither 0 nor that of its product. */
export function isTypedDuty({ dutyPercent }: Pick<LinkedLine, 'dutyPercent'>, product: AnyRow | undefined): boolean {
  return dutyPercent !== 0 && (product === undefined || dutyPercent !== knownDuty(product))
}

/** The import duty of a product for a line; 0 if unknown. */
export function knownDuty(product: AnyRow | undefined): Ppm {
  return Math.min(Number(product?.['importDuty'] ?? 0), MAX_PPM)
}

/** Undefined where a change does not say what the line is of. An undo restores the line as it was. */
function linkingOf(line: LinkedLine, context: DeriveContext): Linking | undefined {
  const { before, given, isRestored = false, isUndo = false } = context
  if (isRestored || isUndo || !given) return undefined
  const was = before as (AnyRow & LinkedLine) | undefined
  const isMoved = was !== undefined && was.productId !== line.productId
  const variantId = isMoved && given['variantId'] === undefined ? '' : line.variantId
  if (!isMoved && (was ? was.variantId === variantId : line.productId === null)) return undefined
  const product = line.productId === null ? undefined : context.get('product', line.productId)
  const former = was?.productId ? context.get('product', was.productId) : undefined
  return { line: { ...line, variantId }, was, given, product, former }
}

function namesOf({ line, was, given, product, former }: Linking): Partial<LinkedLine> {
  const found = productChoice(product, line.variantId)
  if (!found) return {}
  const { sku, description } = lineNames(found)
  const isSkuKept = given['sku'] !== undefined || (was !== undefined && isTypedSku(was, former))
  const isKept =
    given['description'] !== undefined ||
    (was !== undefined && isTypedDescription({ ...line, variantId: was.variantId }, former))
  return { ...(isSkuKept ? {} : { sku }), ...(isKept ? {} : { description }) }
}

/** The product's import duty; without it landing would remove the duty from the product's cost (SHIP-02). */
function dutyOf({ line, given, product, former }: Linking): Partial<LinkedLine> {
  const isKept = !product || given['dutyPercent'] !== undefined || isTypedDuty(line, former)
  return isKept ? {} : { dutyPercent: knownDuty(product) }
}

/** The product's cost, so that the line begins with what stands on the supplier's bill; in another currency the old rate goes. */
function costOf(linking: Linking): Partial<LinkedLine> {
  const { line, was, given, product } = linking
  const said = saidCurrency(linking)
  const known = isCostOpen(linking) ? knownCosts(product, line.variantId) : []
  const cost = said === undefined ? known[0] : known.find(({ currency }) => currency === said)
  // The price of the product before is not that of this one, whose own is not known.
  if (!cost) return isCostOpen(linking) && line.unitCost !== 0 ? { unitCost: 0 } : {}
  const isRateKept = !was || cost.currency === was.currency || given['rate'] !== undefined
  return { ...cost, ...(isRateKept ? {} : { rate: '', rateDate: null, rateSource: '' }) }
}

function isCostOpen({ was, given, product, former }: Linking): boolean {
  return given['unitCost'] === undefined && product !== undefined && (!was || !isTypedCost(was, former))
}

/** The currency that was given for a cost that was not. */
function saidCurrency(linking: Linking): string | undefined {
  return isCostOpen(linking) && linking.given['currency'] !== undefined ? linking.line.currency : undefined
}
