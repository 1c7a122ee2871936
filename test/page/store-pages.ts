import { emptyRowOf } from '#test/empty-row.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { provideApi } from '#web/kit/data/api.ts'

/** The store that the tests of its pages are about. */
export const STORE_ID = '00000000-0000-4000-8000-00000000000a'

/** A connected store of WooCommerce, with some values. */
export function storeRow(values: object = {}): RowOfKind<'store'> {
  const name = { name: 'Lighthouse', nameKey: 'lighthouse', searchText: 'lighthouse' }
  const usual = { ...name, provider: 'woocommerce', address: 'https://lamps.example', currency: 'EUR' }
  return emptyRowOf('store', STORE_ID, { ...usual, ...values })
}

/** The rows of a kind as a server has them, for `signIn`. */
export function rowsOf<
  K extends 'store' | 'storeListing' | 'storeConflict' | 'product' | 'category' | 'changeSet' | 'priceList',
>(kind: K, ...rows: readonly RowOfKind<K>[]) {
  return rows.map((row) => ({ kind, row }))
}

const EUR = 1_000_000

type Listing = RowOfKind<'storeListing'>
type Offer = Partial<Listing['offers'][number]>

/** A product of the catalogue, and how it is sold in the store. */
export interface Sold {
  readonly name: string
  readonly product?: object
  readonly listing?: Partial<Listing>
  readonly offers: readonly Offer[]
}

/** The rows of a product and of how it is sold in the store; without more it costs 10.00 here. */
export function rowsOfSold(each: Sold, index: number) {
  const { name, product = {}, listing = {}, offers } = each
  const ids = [1, 2].map((kind) => `00000000-0000-4000-8000-${String(kind * 1_000 + index).padStart(12, '0')}`)
  const [productId = '', listingId = ''] = ids
  const folded = name.toLowerCase()
  const usual = { name, nameKey: folded, searchText: folded, baseCurrency: 'EUR', totalCost: 10 * EUR }
  const none = { variantId: '', price: null, compareAt: null, cost: null, stock: null }
  const sold = {
    storeId: STORE_ID,
    productId,
    title: name,
    currency: 'EUR',
    offers: offers.map((offer, at) => ({ id: `o${at}`, ...none, ...offer })),
    ...listing,
  }
  return [
    ...rowsOf('product', emptyRowOf('product', productId, { ...usual, ...product })),
    ...rowsOf('storeListing', emptyRowOf('storeListing', listingId, sold)),
  ]
}

/** A call as the server saw it. */
export interface Called {
  /** `POST /stores/…/pull?…`, below /api. */
  readonly call: string
  readonly body: unknown
}

/** What the server answers, at once or later, by the beginning of a call; the first that fits. */
export type Answers = readonly (readonly [call: string, answer: () => unknown])[]

const NO_DOUBTS = ['GET /stores/', () => ({ doubts: [], total: 0 })] as const

/** Answers calls of the pages, and writes them down; a `Response` is answered as it is, and what is not named with nothing in it. */
export function answerCalls(answers: Answers = []): Called[] {
  const calls: Called[] = []
  provideApi(async (path, init = {}) => {
    const call = `${init.method ?? 'GET'} ${path.replace(/^\/api/, '')}`
    const isRead = call.startsWith('GET ')
    if (!isRead) calls.push({ call, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined })
    const [, answer] = [...answers, NO_DOUBTS].find(([begin]) => call.startsWith(begin)) ?? []
    const given: unknown = await answer?.()
    return given instanceof Response ? given : Response.json(given ?? {})
  })
  return calls
}

/** A refusal of the server. */
export function refused(status: number, code: string, more: object = {}): Response {
  const headers = { 'content-type': 'application/problem+json' }
  return new Response(JSON.stringify({ code, title: 'Refused', status, ...more }), { status, headers })
}
