import type { StoreOffer } from '#server/stores/port.ts'
import { invalidParams } from './shop-problem.ts'
import type { KeptFigures, ShopTraits } from './shop-state.ts'

type Body = Readonly<Record<string, unknown>>

/** Writes the figures of a body as WooCommerce does; answers what of them changed. Throws `ShopProblem` for a value of the wrong type. */
export function writeFigures(kept: KeptFigures, body: Body, traits: ShopTraits): StoreOffer {
  check(body)
  const before = { ...kept }
  if (typeof body.regular_price === 'string') kept.regular = body.regular_price
  if (typeof body.sale_price === 'string') kept.sale = body.sale_price
  if (body.date_on_sale_from === '') kept.saleFrom = ''
  // WooCommerce drops a reduction that is none.
  if (kept.sale !== '' && Number(kept.sale) >= Number(kept.regular)) kept.sale = ''
  if (body.manage_stock === false) kept.stock = null
  else if (typeof body.stock_quantity === 'number' && (body.manage_stock === true || kept.stock !== null))
    kept.stock = body.stock_quantity
  const cost = costIn(body, traits)
  if (cost !== undefined) kept.cost = cost
  const [was, is] = [offered(before), offered(kept)]
  return {
    externalId: String(kept.id),
    ...(was.price === is.price ? {} : { price: is.price }),
    ...(was.compareAt === is.compareAt ? {} : { compareAt: is.compareAt }),
    ...(before.cost === kept.cost ? {} : { cost: kept.cost }),
    ...(before.stock === kept.stock || kept.stock === null ? {} : { stock: kept.stock }),
  }
}

function check(body: Body): void {
  const wrong: Record<string, string> = {}
  for (const name of ['regular_price', 'sale_price'])
    if (body[name] !== undefined && typeof body[name] !== 'string') wrong[name] = `${name} is not of type string.`
  const { stock_quantity: stock } = body
  if (stock !== undefined && !Number.isInteger(stock)) wrong.stock_quantity = 'stock_quantity is not of type integer.'
  for (const name of ['regular_price', 'sale_price']) {
    // WooCommerce itself takes these; many shops have a plugin that does not.
    if (typeof body[name] === 'string' && body[name].startsWith('-')) wrong[name] = `${name} must not be negative.`
  }
  if (Object.keys(wrong).length > 0) throw invalidParams(wrong)
}

function costIn(body: Body, { costs }: ShopTraits): string | undefined {
  if (costs === 'core') {
    const { values } = Object(body.cost_of_goods_sold) as { values?: readonly { defined_value?: unknown }[] }
    return values === undefined ? undefined : String(Number(values[0]?.defined_value ?? 0))
  }
  if (costs === 'none' || !Array.isArray(body.meta_data)) return undefined
  const kept = (body.meta_data as { key: string; value: unknown }[]).find(({ key }) => key === '_wc_cog_cost')
  return kept === undefined ? undefined : String(kept.value)
}

function offered({ regular, sale, saleFrom }: KeptFigures): {
  readonly price: string
  readonly compareAt: string | null
} {
  const isReduced = sale !== '' && saleFrom === ''
  return { price: isReduced ? sale : regular, compareAt: isReduced ? regular : null }
}
