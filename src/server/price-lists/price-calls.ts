import { clampPage, pageCount } from '#domain/list-query.ts'
import { csvText, type CsvValue } from '#domain/csv.ts'
import { decimalFromUnits, quantityFromDecimal, type Units } from '#domain/money.ts'
import { includesVat } from '#domain/price-list/list-terms.ts'
import { lowestPrice, type PromotionSpan } from '#domain/price-list/lowest-price.ts'
import * as endpoints from '#contract/endpoints/price-lists.ts'
import { general } from '#contract/entity.ts'
import { priceList } from '#contract/entities/price-list.ts'
import { product } from '#contract/entities/product.ts'
import { notFound } from '#contract/row-rules.ts'
import type { Queryable, Result } from '../kit/database/database.ts'
import { currentUser } from '../kit/database/data-access.ts'
import { callerLeft } from '../kit/http/caller-left.ts'
import type { Call, Routes } from '../kit/http/mount.ts'
import { mapInSlices } from '../kit/slices.ts'
import type { UserData } from '../kit/user-data.ts'
import { endOfDay, type PastPrice, pricesAt } from './past-prices.ts'
import { type Entry, listEntries, pricesOver, productEntries } from './price-history.ts'
import { figuresOf, pricesOnPage, readListPage, type ResolvedPrice } from './resolved-list.ts'
import { sharedNow } from '../kit/clock.ts'

const PAGE_SIZE = 100

/** Mounts the calls about prices: of a list, of the past, and the lowest before a reduction. */
export function mountPriceCalls(routes: Routes, data: UserData): void {
  routes.mount(endpoints.priceListContents, async ({ caller, params, query }) => {
    const limit = Number(query.pageSize ?? PAGE_SIZE)
    const page = Number(query.page ?? 1)
    const quantity = quantityOf(query.quantity)
    const at = query.at === undefined ? sharedNow() : Date.parse(query.at)
    const asked = { id: params.id, at, limit, quantity }
    const { offset, ...listPage } = await data.transact(caller, async (tx) => {
      const read = async (from: number) => ({ ...(await readListPage(tx, { ...asked, offset: from })), offset: from })
      const found = await read((page - 1) * limit)
      // A page beyond the last is the last one (DOC-10).
      return found.offset < Math.max(found.total, 1) ? found : read((pageCount(found.total, limit) - 1) * limit)
    })
    const { total, missing } = listPage
    const items = (await pricesOnPage(listPage, asked)).map((each) => listed(each, query.figures === '1'))
    return { items, more: offset + limit < total, total, missing }
  })
  const pastPrices = (moment: number, { caller, reply }: Pick<Call, 'caller' | 'reply'>) => {
    const signal = callerLeft(reply)
    return pricesAt(moment, (statements) => data.read(caller, statements, signal))
  }
  routes.mount(endpoints.pricesAsOf, async ({ query, ...call }) => {
    const limit = Number(query.pageSize ?? PAGE_SIZE)
    const moment = endOfDay(query.date, query.timeZone ?? 'UTC', sharedNow())
    const rows = await pastPrices(moment, call)
    const offset = (clampPage(Number(query.page ?? 1), rows.length, limit) - 1) * limit
    const items = rows.slice(offset, offset + limit).map((row) => past(row, query.figures === '1'))
    return { asOf: new Date(moment).toISOString(), items, more: rows.length > offset + limit }
  })
  routes.mount(endpoints.pricesAsOfFile, async ({ query, ...call }) => {
    const moment = endOfDay(query.date, query.timeZone ?? 'UTC', sharedNow())
    const rows = await pastPrices(moment, call)
    call.reply.header('content-disposition', `attachment; filename="prices-${query.date}.csv"`)
    return pastFile(rows, query.figures === '1')
  })
  routes.mount(endpoints.lowestProductPrice, async ({ caller, params, query }) => {
    const moment = query.at === undefined ? sharedNow() : Date.parse(query.at)
    return data.transact(caller, (tx) => lowest(tx, params.id, moment, query))
  })
}

function rowsOf<Row>(result: Result | undefined): Row[] {
  return (result?.rows ?? []) as unknown as Row[]
}

function quantityOf(text: string | undefined): number {
  const scaled = quantityFromDecimal(text ?? '1')
  return 'value' in scaled ? scaled.value : 0
}

function major(units: Units | null, currency: string): number | null {
  return units === null ? null : Number(decimalFromUnits(units, currency))
}

function listed(price: ResolvedPrice, withFigures: boolean) {
  const { answer, item, product: row, variantId, breaks } = price
  const { currency, rule } = answer
  const variants = row['variants'] as readonly { readonly id: string; readonly name: string; readonly sku: string }[]
  const variant = variants.find(({ id }) => id === variantId)
  const name = String(row['name'])
  const shared = {
    productId: row.id,
    variantId,
    name: variant ? `${name} – ${variant.name}` : name,
    sku: variant?.sku || String(row['sku']),
    currency,
    price: major(answer.price, currency),
    reason: answer.reason,
    withoutVat: !includesVat(answer, item),
    rule: {
      kind: rule.kind,
      label: rule.label,
      // A list's percentage, reversed, could reveal a cost.
      percent: rule.percent === null || (!withFigures && rule.kind !== 'promotion') ? null : rule.percent / 10_000,
      minQuantity: rule.minQuantity === null ? null : rule.minQuantity / 10_000,
      tierPercent: rule.tierPercent === null ? null : rule.tierPercent / 10_000,
    },
    breaks: breaks.map((each) => ({ minQuantity: each.minQuantity / 10_000, price: major(each.price, currency) })),
  }
  if (!withFigures) return shared
  const { cost, margin } = figuresOf(price)
  const { floorPrice, belowFloor } = answer
  return {
    ...shared,
    figures: {
      cost: major(cost, currency),
      margin: margin === null ? null : margin / 10_000,
      floorPrice: major(floorPrice, currency),
      belowFloor,
    },
  }
}

function past({ cost, price, tradePrice, ...row }: PastPrice, withFigures: boolean) {
  const shown = { ...row, price: major(price, row.currency), tradePrice: major(tradePrice, row.currency) }
  return withFigures ? { ...shown, cost: major(cost, row.currency) } : shown
}

async function pastFile(rows: readonly PastPrice[], withFigures: boolean): Promise<string> {
  const head = ['name', 'sku', 'currency', 'price', 'tradePrice', ...(withFigures ? ['cost'] : [])]
  const decimal = (units: Units | null, currency: string): CsvValue =>
    units === null ? null : decimalFromUnits(units, currency)
  const lineOf = ({ name, sku, currency, price, tradePrice, cost }: PastPrice): CsvValue[] => [
    name,
    sku,
    currency,
    decimal(price, currency),
    decimal(tradePrice, currency),
    ...(withFigures ? [decimal(cost, currency)] : []),
  ]
  return [csvText([head]), ...(await mapInSlices(rows, (row) => csvText([lineOf(row)])))].join('')
}

async function lowest(
  tx: Queryable,
  productId: string,
  moment: number,
  { priceListId, variantId = '', timeZone = 'UTC' }: { [Name in keyof Ask]?: Ask[Name] | undefined },
) {
  const [found, history, ofList, promotions] = await tx.batch([
    {
      text: `select exists (select from product where user_id = ${currentUser} and id = $1) as product,
        $2::uuid is null or exists (select from price_list where user_id = ${currentUser} and id = $2) as list`,
      values: [productId, priceListId ?? null],
    },
    productEntries(productId),
    priceListId === undefined ? { text: 'select 1 where false' } : listEntries(priceListId, productId),
    {
      text: `select starts_at as "startsAt", ends_at as "endsAt" from scheduled_price
        where user_id = ${currentUser} and promotion and status in ('running', 'done') and product_id = $1 and variant_id = $2
          and price_list_id is not distinct from $3`,
      values: [productId, variantId, priceListId ?? null],
    },
  ])
  const there = found?.rows[0]
  if (there?.['product'] !== true) throw notFound(general(product), productId)
  if (there['list'] !== true) throw notFound(general(priceList), priceListId ?? '')
  const entries = [...rowsOf<Entry>(history), ...rowsOf<Entry>(ofList)]
  const { timeline, currency } = pricesOver(entries, productId, variantId, priceListId)
  const told = lowestPrice(timeline, rowsOf<PromotionSpan>(promotions), moment, timeZone)
  return {
    currency,
    lowestPrice: major(told.price, currency),
    since: told.since === null ? null : new Date(told.since).toISOString(),
    from: new Date(told.from).toISOString(),
    to: new Date(told.to).toISOString(),
    reduction: told.reduction,
    currentPrice: major(told.current, currency),
  }
}

interface Ask {
  readonly priceListId: string
  readonly variantId: string
  readonly timeZone: string
}
