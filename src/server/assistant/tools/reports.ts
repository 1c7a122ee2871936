import { datedRates } from '#domain/analytics/dated-rates.ts'
import { daysToPay } from '#domain/analytics/days-to-pay.ts'
import { type DayRange, namedRange } from '#domain/analytics/period.ts'
import { documentFacts, type DocumentFacts } from '#domain/analytics/document-facts.ts'
import { type MarginFigures, marginsBy, marginSpread } from '#domain/analytics/margins.ts'
import { productFacts, type ProductFacts } from '#domain/analytics/product-facts.ts'
import { receivablesOn } from '#domain/analytics/receivables.ts'
import { shownReceivables } from '#domain/analytics/shown-receivables.ts'
import { AGES } from '#domain/documents/ageing.ts'
import { convertByRatio, crossRatio, daysBetween } from '#domain/exchange-rates.ts'
import { decimalFromScaled } from '#domain/decimal.ts'
import { roundToMinor } from '#domain/money.ts'
import { SHIPPED_RATES } from '#domain/reference-rates.ts'
import { grouped } from '#domain/grouped.ts'
import { supplierPrices } from '#domain/insights/supplier-prices.ts'
import type { ToolResult } from '#contract/assistant/tools.ts'
import { customer } from '#contract/entities/customer.ts'
import { product } from '#contract/entities/product.ts'
import { type AnyRow, general } from '#contract/entity.ts'
import { asLimited } from '#contract/limited.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { notFound } from '#contract/row-rules.ts'
import { businessOf } from './business.ts'
import { onlyAbove } from './categories-below.ts'
import { knownProduct } from './known-product.ts'
import { leftOutTold } from './left-out-told.ts'
import { amountText, percentText } from './money-text.ts'
import { rateSets } from './rate-sets.ts'
import { ANALYSED_FIELDS, PRICED_FIELDS } from './analysed-fields.ts'
import { allOfKind, isThere, rowsOfKind } from './read-rows.ts'
import type { RunTool, ToolWork } from './tool-work.ts'

const GROUPS = { category: 'categoryId', brand: 'brandId', currency: 'currency' } as const

export const marginReport: RunTool<'margin_report'> = async (work, { by, limit }) => {
  const { facts, names, categories } = await catalogueOf(work)
  const groups = by === undefined ? [] : marginsBy(facts, GROUPS[by])
  return {
    whole: toldMargins(marginSpread(facts)),
    by: by ?? null,
    groups: groups.slice(0, limit).map(({ key, ...figures }) => ({
      id: by === 'currency' ? null : key,
      name: key === null ? null : (names.get(key) ?? key),
      ...toldMargins(figures),
    })),
    moreGroups: Math.max(0, groups.length - limit),
    above: by === 'category' ? above(facts, categories).slice(0, limit) : [],
  }
}

/** Categories that only group others, with the margins of all products below. */
function above(
  facts: readonly ProductFacts[],
  categories: readonly RowOfKind<'category'>[],
): ToolResult<'margin_report'>['above'] {
  const own = grouped(facts, ({ categoryId }) => categoryId)
  return onlyAbove(categories, own).map(({ category: { id, name }, below }) => ({
    id,
    name,
    ...toldMargins(marginSpread(below)),
  }))
}

/** The facts of active products under the floors of now, and the names of categories and brands. */
async function catalogueOf(work: ToolWork) {
  const [categories, brands] = [await allOfKind(work, 'category'), await allOfKind(work, 'brand')]
  const { profile } = await work.data.transact(work.caller, (tx) => businessOf(tx, work.now))
  const byId = new Map<string, AnyRow>(categories.map((row) => [row.id, row]))
  const reader = { get: (_kind: string, id: string) => byId.get(id), flagged: () => profile as AnyRow | undefined }
  const entity = general(product)
  const facts: ProductFacts[] = []
  for await (const row of rowsOfKind(work, 'product', { fields: PRICED_FIELDS, where: 'is_active' })) {
    facts.push(productFacts(asLimited(entity, row as unknown as AnyRow, reader) as unknown as typeof row))
  }
  return { facts, categories, names: new Map([...categories, ...brands].map(({ id, name }) => [id, name])) }
}

function toldMargins(figures: MarginFigures): ToolResult<'margin_report'>['whole'] {
  return {
    products: figures.ids.length,
    mean: percentText(figures.mean),
    least: percentText(figures.least),
    most: percentText(figures.most),
    losing: figures.losingIds.length,
    belowFloor: figures.belowFloorIds.length,
    withoutCost: figures.withoutCostIds.length,
    withoutPrice: figures.withoutPriceIds.length,
  }
}

const OWED_FIELDS = [...ANALYSED_FIELDS, 'documentNumber', 'customerName'] as const
type Owed = Pick<
  RowOfKind<'document'>,
  'id' | 'documentNumber' | 'customerId' | 'customerName' | 'dueDate' | 'balanceDue' | 'currency'
>
const OWED = `document_type in ('invoice', 'creditnote') and status not in ('draft', 'void')`

export const receivables: RunTool<'receivables'> = async (work, { customerId, order, only, limit }) => {
  const { data, caller, now } = work
  const { currency, today, isCustomer } = await data.transact(caller, async (tx) => ({
    ...(await businessOf(tx, now)),
    isCustomer: customerId === undefined || (await isThere(tx, customer.kind, customerId)),
  }))
  const facts = new Map<string, DocumentFacts>()
  // The invoices of a deleted customer are still open.
  let isNamed = isCustomer
  const shown = new Map<string, Owed>()
  for await (const row of rowsOfKind(work, 'document', { fields: OWED_FIELDS, where: OWED })) {
    const { id, documentNumber, customerName, dueDate, balanceDue, currency: own } = row
    facts.set(id, documentFacts(row))
    isNamed ||= row.customerId === customerId
    if (balanceDue > 0)
      shown.set(id, {
        id,
        documentNumber,
        customerId: row.customerId,
        customerName,
        dueDate,
        balanceDue,
        currency: own,
      })
  }
  if (!isNamed && customerId !== undefined) throw notFound(general(customer), customerId)
  const filter = { to: today, ...(customerId === undefined ? {} : { customerId }) }
  const isForeign = [...facts.values()].some((each) => each.currency !== currency)
  const told = receivablesOn(facts.values(), filter, datedRates(isForeign ? await rateSets(work) : [], currency))
  const sums = shownReceivables(told)
  const amounts = new Map(AGES.flatMap((age) => [...told.ages[age].amounts]))
  const isLate = (id: string): boolean => !told.ages.notDue.amounts.has(id)
  const open = [...amounts.keys()].flatMap((id) => shown.get(id) ?? [])
  const amountOf = ({ id }: Owed): number => amounts.get(id) ?? 0
  return {
    day: today,
    currency,
    open: amountText(sums.open, currency),
    overdue: amountText(sums.overdue, currency),
    ages: AGES.map((age) => ({
      age,
      amount: amountText(sums.ages[age], currency),
      invoices: told.ages[age].ids.length,
    })),
    invoices: open
      .filter(({ id }) => only !== 'overdue' || isLate(id))
      .toSorted((a, b) =>
        order === 'largest' ? amountOf(b) - amountOf(a) : (a.dueDate ?? '9').localeCompare(b.dueDate ?? '9'),
      )
      .slice(0, limit)
      .map((row) => ({
        id: row.id,
        number: row.documentNumber,
        customer: row.customerName,
        dueDate: row.dueDate,
        daysLate: row.dueDate === null ? null : daysBetween(row.dueDate, today),
        currency: row.currency,
        open: amountText(row.balanceDue, row.currency),
      })),
    customers: owing(open, only ?? 'open', (row) => [amountOf(row), isLate(row.id) ? amountOf(row) : 0])
      .slice(0, limit)
      .map(({ id, name, sums: [owed, late] }) => ({
        id,
        name,
        open: amountText(roundToMinor(owed), currency),
        overdue: amountText(roundToMinor(late), currency),
      })),
    converted: open.filter(({ currency: own }) => own !== currency).length,
    leftOut: leftOutTold(told.leftOut),
    paid: paidIn(facts.values(), namedRange('last365', today), customerId),
  }
}

function paidIn(
  facts: Iterable<DocumentFacts>,
  range: DayRange,
  customerId: string | undefined,
): ToolResult<'receivables'>['paid'] {
  const found = daysToPay(facts, { range, ...(customerId === undefined ? {} : { customerId }) })
  return {
    from: range.from,
    to: range.to,
    invoices: found.ids.length,
    meanDays: found.meanTenths === null ? null : decimalFromScaled(found.meanTenths, 1, 1),
    medianDays: found.medianDays === null ? null : String(found.medianDays),
    onTime: percentText(found.onTime),
  }
}

/** What is open of an invoice, and which part of it is overdue. */
type OwedSums = readonly [open: number, overdue: number]

interface Owing {
  readonly id: string | null
  readonly name: string
  readonly sums: OwedSums
}

/** The customers of open or of overdue invoices, those that owe most of these first; invoices that name nobody belong to none. */
function owing(
  invoices: readonly Owed[],
  first: 'open' | 'overdue',
  sumsOf: (row: Owed) => OwedSums,
): readonly Owing[] {
  const rank = first === 'open' ? 0 : 1
  const found = new Map<string, Owing>()
  for (const row of invoices) {
    const key = row.customerId ?? row.customerName
    if (key === '') continue
    const [open, overdue] = sumsOf(row)
    const [before, late] = found.get(key)?.sums ?? [0, 0]
    found.set(key, { id: row.customerId, name: row.customerName, sums: [before + open, late + overdue] })
  }
  return [...found.values()].filter(({ sums }) => sums[rank] > 0).toSorted((a, b) => b.sums[rank] - a.sums[rank])
}

export const compareSuppliers: RunTool<'compare_suppliers'> = async (work, { productId, limit }) => {
  const { data, caller, now } = work
  const { row, currency, timeZone, rates } = await data.transact(caller, async (tx) => {
    const known = await knownProduct(tx, productId)
    return { row: known.row, ...(await businessOf(tx, now)), rates: (await work.ratesOf(tx)) ?? SHIPPED_RATES }
  })
  const lines = await allOfKind(work, 'shipmentLine', { where: 'product_id = $2', values: [productId] })
  const ids = [...new Set(lines.flatMap(({ shipmentId }) => shipmentId ?? []))]
  const shipments = await allOfKind(work, 'shipment', { where: 'id = any($2::uuid[])', values: [ids] })
  const offers = supplierPrices(shipments, lines, timeZone).map((offer) => {
    const ratio = crossRatio(rates, offer.currency, currency)
    return { offer, compared: (ratio && convertByRatio(offer.price, offer.currency, currency, ratio)) ?? null }
  })
  const ordered = offers.toSorted((a, b) => (a.compared ?? Infinity) - (b.compared ?? Infinity))
  return {
    product: { id: row.id, name: row.name },
    currency,
    offers: ordered.slice(0, limit).map(({ offer, compared }) => ({
      supplier: offer.supplier,
      shipment: { id: offer.shipmentId, name: offer.shipmentName },
      variant: row.variants.find(({ id }) => id === offer.variantId)?.name ?? null,
      day: offer.day,
      price: amountText(offer.asked.units, offer.asked.currency),
      priceCurrency: offer.asked.currency,
      compared: compared === null ? null : amountText(roundToMinor(compared), currency),
    })),
    suppliers: new Set(offers.map(({ offer }) => offer.supplierKey)).size,
  }
}
