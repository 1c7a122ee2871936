import { randomBytes } from 'node:crypto'
import { isCurrency } from '#domain/currencies.ts'
import { uuidV7 } from '#domain/uuid.ts'
import type { StoreCalls } from '#contract/endpoints/store-calls.ts'
import type { BroughtProduct } from '#contract/endpoints/store-shapes.ts'
import { general } from '#contract/entity.ts'
import { changeSet } from '#contract/entities/change-set.ts'
import { product as productEntity } from '#contract/entities/product.ts'
import { store as storeEntity } from '#contract/entities/store.ts'
import { toRest } from '#contract/rest-codec.ts'
import type { StoreProviderName } from '#contract/store-providers.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { currentUser, ownerOf } from '#server/kit/database/data-access.ts'
import type { Caller, Routes } from '#server/kit/http/mount.ts'
import { oneAsText } from '#server/kit/http/json-text.ts'
import { selectRows } from '#server/kit/rows/columns.ts'
import type { Outcome } from '#server/kit/user-data.ts'
import type { PatchRow } from '#server/kit/write/patch-draft.ts'
import { openWrite } from '#server/kit/write/write.ts'
import { fitNotes } from './fit-notes.ts'
import { type FittedProduct, fittedProduct } from './fitted-product.ts'
import { newProductPatch } from './new-product.ts'
import type { StoreProduct, StoreSession } from './port.ts'
import { pullMessages } from './pull-messages.ts'
import { beginPull } from './pull-routes.ts'
import { rowIdOf } from './row-ids.ts'
import type { ProductRow } from './sides.ts'
import { meantStore } from './store-rows.ts'
import { readStore } from './store-writes.ts'
import type { StoreWork } from './store-work.ts'
import { sharedNow } from '../kit/clock.ts'

const LIMIT_MS = 90_000

/** Refuses a call with what a store that could not be asked says. */
export type Asking = <T>(work: () => Promise<T>) => Promise<T>

/** Mounts the calls that bring products of a store along (STORE-01, STORE-02). */
export function mountProductCalls(
  routes: Routes,
  { work, asking }: { readonly work: StoreWork; readonly asking: Asking },
  provider: StoreProviderName,
  calls: StoreCalls,
): void {
  routes.mount(calls.bringProducts, (call) =>
    work.data.answer(call, (tx) => bring(tx, call.caller, work, { ...call.body, provider }), { limitMs: LIMIT_MS }),
  )
  routes.mount(calls.fetchProducts, async ({ caller, query }) => {
    const { userId, store } = await work.data.transact(caller, async (tx) => ({
      userId: await ownerOf(tx),
      store: await meantStore(tx, provider, query.store),
    }))
    const page = await asking(() => work.withSession(userId, store.id, (session) => firstPage(session)))
    const row = await work.data.transact(caller, async (tx) => {
      const { run, state } = await readStore(tx, store.id)
      const isIdle = run === null && state === 'connected'
      const written = isIdle ? await beginPull(tx, store.id, {}) : undefined
      if (written) work.data.wake(written.userId, written.version)
      return readStore(tx, store.id)
    })
    work.wakeJobs()
    return {
      products: page.products.map((each) => told(each, store.currency)),
      hasMore: page.hasMore,
      store: toRest(general(storeEntity), row, userId),
    }
  })
}

function firstPage(session: StoreSession) {
  return session.look({ cursor: null, known: () => Promise.resolve(new Map()), signal: AbortSignal.timeout(30_000) })
}

/** A product in the shape of the documents (STORE-02). */
function told(each: StoreProduct, currency: string): BroughtProduct {
  const { externalId, name, sku, description, price, cost, pictureUrl, tags, isActive, stock } = each
  return {
    id: externalId,
    name,
    sku,
    description,
    price: { price: price === null ? null : Number(price), ...(currency === '' ? {} : { currency }) },
    costAndProfitData: { cost: cost === null ? null : Number(cost) },
    media: { mainMedia: pictureUrl === '' ? null : { image: { url: pictureUrl } } },
    ribbons: tags.slice(0, 100).map((text) => ({ text })),
    visible: isActive,
    stock: { quantity: stock },
  }
}

interface Brought {
  readonly provider: StoreProviderName
  readonly products: readonly BroughtProduct[]
  readonly changeSetId?: string | undefined
  readonly isDraft?: boolean | undefined
}

/** Imports products in the shape of the documents; one that was edited here stays as it is (STORE-02, STORE-05). */
async function bring(tx: Queryable, caller: Caller, { drafts }: StoreWork, brought: Brought): Promise<Outcome> {
  const { provider, products, changeSetId: id = uuidV7(sharedNow(), randomBytes(16)), isDraft = false } = brought
  const rows = await broughtRows(tx, provider, products)
  const ids = rows.map((row) => row.id)
  const [known] = (
    await tx.query({ text: `select id from change_set where user_id = ${currentUser} and id = $1`, values: [id] })
  ).rows
  if (!known) {
    const title = pullMessages.broughtProducts(provider)
    await drafts.begin(tx, caller, { id, title, origin: 'storePull', stale: pullMessages.stale })
    await drafts.add(
      tx,
      id,
      rows.map((input, index) => ({ n: index + 1, input })),
    )
    await drafts.check({ tx, inTransaction: (body) => body(tx) }, caller, id)
    if (!isDraft) await drafts.apply(tx, caller, id)
  }
  const { userId, head } = await openWrite(tx, [])
  const header = await tx.query<{ text: string }>(oneAsText(general(changeSet), id))
  const stored = await tx.query<ProductRow>({
    text: selectRows(general(productEntity), 'id = any($1::uuid[])'),
    values: [ids],
  })
  const byId = new Map(stored.rows.map((row) => [row.id, row]))
  const answered = ids.flatMap((each) => {
    const row = byId.get(each)
    return row ? [toRest(general(productEntity), row, userId)] : []
  })
  const body = `{"changeSet":${header.rows[0]?.text ?? 'null'},"products":${JSON.stringify(answered)}}`
  return { written: { userId, version: head }, status: known ? 200 : 201, body }
}

async function broughtRows(
  tx: Queryable,
  provider: StoreProviderName,
  products: readonly BroughtProduct[],
): Promise<readonly PatchRow[]> {
  const usual = await tx.query<{ currency: string }>({
    name: 'stores:usual-currency',
    text: `select preferred_currency as currency from business_profile where user_id = ${currentUser} and is_default`,
  })
  const preferred = usual.rows[0]?.currency ?? 'USD'
  const byId = new Map(products.map((each) => [each.id, shaped(each, preferred)]))
  const idOf = (externalId: string): string => rowIdOf(provider, 'brought', externalId)
  const skus = [...byId.values()].map(({ product: { sku } }) => sku).filter(Boolean)
  const found = await tx.query<ProductRow>({
    text: selectRows(general(productEntity), 'id = any($1::uuid[]) or sku = any($2::text[])'),
    values: [[...byId.keys()].map(idOf), skus],
  })
  return [...byId].flatMap(([externalId, { product, currency }]): PatchRow[] => {
    const id = idOf(externalId)
    const here =
      found.rows.find((row) => row.id === id) ?? found.rows.find(({ sku }) => sku !== '' && sku === product.sku)
    // An edit here made it its own.
    if (here && here.source !== provider) return []
    const making = {
      storeId: provider,
      provider,
      currency,
      categoryId: null,
      brandId: null,
      reason: pullMessages.asInStore(provider),
    }
    const patch = newProductPatch(product, making)
    const { options: _, variants: _variants, categoryId: _category, brandId: _brand, ...plain } = patch
    const about = { kind: productEntity.kind, title: product.name }
    if (here) return [{ ...about, id: here.id, patch: plain, isFromStore: true }]
    return [{ ...about, id, patch, makes: true, brings: {}, notes: fitNotes(product.cut) }]
  })
}

/** A product of the documents in the shape of the port; without a currency its amounts are in the one that the business prefers. */
function shaped(
  each: BroughtProduct,
  preferred: string,
): { readonly product: FittedProduct; readonly currency: string } {
  const named = each.price?.currency?.toUpperCase() ?? preferred
  const currency = isCurrency(named) ? named : ''
  const cost = each.costAndProfitData?.cost ?? each.costAndProfitData?.itemCost
  const text = (amount: number | null | undefined): string | null =>
    typeof amount === 'number' ? String(amount) : null
  const product: StoreProduct = {
    externalId: each.id,
    name: each.name,
    description: each.description ?? '',
    sku: each.sku ?? '',
    barcode: '',
    price: text(each.price?.price),
    compareAt: null,
    cost: text(cost),
    stock: each.stock?.quantity ?? null,
    isActive: each.visible ?? true,
    brand: '',
    categories: [],
    tags: (each.ribbons ?? []).flatMap((ribbon) => ribbon.text ?? []),
    pictureUrl: each.media?.mainMedia?.image?.url ?? '',
    pageUrl: '',
    revision: '',
    changedAt: null,
    options: [],
    variants: [],
  }
  return { product: fittedProduct(product, currency), currency }
}
