import { randomUUID } from 'node:crypto'
import { decimalText } from '#contract/assistant/figures.ts'
import type { Proposal } from '#contract/assistant/proposal.ts'
import type { ProductSelection } from '#contract/assistant/selection.ts'
import type { ToolArgs } from '#contract/assistant/tools.ts'
import type { BulkEditInput } from '#contract/commands/bulk-edit.ts'
import { document } from '#contract/entities/document.ts'
import { product } from '#contract/entities/product.ts'
import { type AnyPatch, general } from '#contract/entity.ts'
import { invalid, Refusal } from '#contract/refusal.ts'
import type { RestObject } from '#contract/rest-codec.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { currentUser } from '#server/kit/database/data-access.ts'
import { readRefs, RowCache } from '#server/kit/rows/reading.ts'
import type { Outcome } from '#server/kit/user-data.ts'
import { readMore } from '#server/kit/write/write.ts'
import type { PatchRow } from '#server/kit/write/patch-draft.ts'
import { assistantMessages } from '../assistant-messages.ts'
import { businessOf } from './business.ts'
import { givenPpm, givenUnits, maybeAmount } from './money-text.ts'
import { currencyOf, newDraftId, proposalOf } from './proposal.ts'
import { selectedProducts } from './selected-products.ts'
import type { RunTool, ToolWork } from './tool-work.ts'
import { requireRoomForDraft } from './waiting-drafts.ts'

const titles = () => assistantMessages.titles

export const draftReprice: RunTool<'draft_reprice'> = (work, { title, products, to, ending }) =>
  drafted(work, async (tx, id) => {
    const ids = await chosen(tx, work, products)
    const priceEnding = ending === undefined ? {} : { priceEnding: ending }
    const edit = { ...(await repriceEdit(tx, to, ids)), ...priceEnding }
    return work.draftBulk(tx, work.caller, { id, title: title ?? titles().reprice, edit, ids })
  })

async function repriceEdit(
  tx: Queryable,
  to: ToolArgs<'draft_reprice'>['to'],
  ids: readonly string[],
): Promise<BulkEditInput['edit']> {
  switch (to.by) {
    case 'margin':
    case 'markup':
      return { pricing: { strategy: to.by, percent: givenPpm('to.percent', to.percent) } }
    case 'change':
      return { priceChange: givenPpm('to.percent', to.percent), priceChangeKeeps: 'rule' }
    case 'price':
      return { pricing: { strategy: 'manual', amount: givenUnits('to.price', to.price, await oneCurrency(tx, ids)) } }
    case 'today':
      return { recalculate: true }
  }
}

export const draftBulkEdit: RunTool<'draft_bulk_edit'> = (work, { title, products, edit }) =>
  drafted(work, async (tx, id) => {
    const ids = await chosen(tx, work, products)
    const made = await bulkEdit(tx, edit, ids)
    return work.draftBulk(tx, work.caller, { id, title: title ?? titles().bulkEdit, edit: made, ids })
  })

async function bulkEdit(
  tx: Queryable,
  edit: ToolArgs<'draft_bulk_edit'>['edit'],
  ids: readonly string[],
): Promise<BulkEditInput['edit']> {
  const { costChangePercent, shippingCost, importDutyPercent, vatPercent, tradePrice, floorMarginPercent, ...plain } =
    edit
  const hasAmounts = shippingCost !== undefined || (tradePrice !== undefined && tradePrice !== null)
  const currency = hasAmounts ? await oneCurrency(tx, ids) : ''
  const ppm = (field: string, value: string | number | null | undefined) =>
    value === undefined ? undefined : value === null ? null : givenPpm(`edit.${field}`, value)
  const units = (field: string, value: string | number | null | undefined) =>
    value === undefined ? undefined : value === null ? null : givenUnits(`edit.${field}`, value, currency)
  const made = {
    ...plain,
    costChange: ppm('costChangePercent', costChangePercent),
    shippingCost: units('shippingCost', shippingCost),
    importDuty: ppm('importDutyPercent', importDutyPercent),
    vatTax: ppm('vatPercent', vatPercent),
    tradePrice: units('tradePrice', tradePrice),
    floorMargin: ppm('floorMarginPercent', floorMarginPercent),
  }
  return Object.fromEntries(Object.entries(made).filter(([, value]) => value !== undefined)) as BulkEditInput['edit']
}

export const draftProduct: RunTool<'draft_product'> = (work, args) =>
  drafted(work, async (tx, id) => {
    const { currency: usual } = await businessOf(tx, work.now)
    await requireGroups(tx, args)
    const row = {
      kind: product.kind,
      id: randomUUID(),
      title: args.name,
      patch: newProduct(args, usual),
      makes: true,
    } as const
    return draftRow(tx, work, { id, title: args.title ?? titles().product(args.name), row })
  })

/** Throws `Refusal` for a category or brand that the account does not have. */
async function requireGroups(tx: Queryable, args: ToolArgs<'draft_product'>): Promise<void> {
  const groups = (['categoryId', 'brandId'] as const).flatMap((field) => {
    const { target: kind = '', missing = '' } = product.fields[field]
    const id = args[field]
    return id === undefined || id === null ? [] : [{ field, kind, id, missing }]
  })
  const cache = new RowCache()
  await readMore({ tx, cache }, readRefs(groups))
  const issues = groups.flatMap(({ field, kind, id, missing }) =>
    cache.get(kind, id) ? [] : [{ field, message: missing }],
  )
  if (issues.length > 0) throw invalid(issues)
}

/** The fields of a new product. Throws `Refusal` for both a margin and a price. */
function newProduct(args: ToolArgs<'draft_product'>, usual: string): AnyPatch {
  const { name, sku, description, categoryId, brandId, stock, marginPercent, price } = args
  if (marginPercent !== undefined && price !== undefined)
    throw invalid([{ field: 'price', message: assistantMessages.marginOrPrice }])
  const baseCurrency = args.currency ?? usual
  const units = (field: 'baseCost' | 'shippingCost' | 'price') => {
    const value = args[field]
    return value === undefined ? undefined : givenUnits(field, value, baseCurrency)
  }
  const ppm = (field: 'importDutyPercent' | 'vatPercent' | 'marginPercent') => {
    const value = args[field]
    return value === undefined ? undefined : givenPpm(field, value)
  }
  const priced =
    price === undefined
      ? { pricingPercent: ppm('marginPercent') }
      : { pricingMode: 'retailPrice', retailPrice: units('price') }
  const made = {
    name,
    sku,
    description,
    categoryId,
    brandId,
    stock,
    baseCurrency,
    baseCost: units('baseCost'),
    shippingCost: units('shippingCost'),
    importDuty: ppm('importDutyPercent'),
    vatTax: ppm('vatPercent'),
    ...priced,
  }
  return Object.fromEntries(Object.entries(made).filter(([, value]) => value !== undefined))
}

export const draftDocument: RunTool<'draft_document'> = async (work, args) => {
  const id = newDraftId(work)
  const title = args.title ?? titles().document(args.documentType)
  const { proposal, rows, written } = await work.data.transact(work.caller, async (tx) => {
    await requireRoomForDraft(tx)
    const made = await work.documentPatchOf(tx, documentBody(args))
    const row = { kind: document.kind, id: made.id, title, patch: made.patch, makes: true } as const
    const drafting = await draftRow(tx, work, { id, title, row })
    return { ...(await proposalOf(tx, work, id)), written: drafting.written }
  })
  work.data.wake(written.userId, written.version)
  const after = rows[0]?.after ?? {}
  const currency = currencyOf(general(document), after)
  const amount = (name: string) => maybeAmount(typeof after[name] === 'number' ? after[name] : 0, currency)
  return {
    ...proposal,
    document: { currency, subtotal: amount('subtotal'), taxAmount: amount('taxAmount'), total: amount('total') },
  }
}

/** The body of the call that would create the document. */
function documentBody({ documentType, customerId, items, notes }: ToolArgs<'draft_document'>): RestObject {
  return {
    documentType,
    ...(customerId === undefined ? {} : { customerId }),
    ...(notes === undefined ? {} : { notes }),
    items: items.map(({ quantity, unitPrice, discountPercent, ...named }, index) => ({
      id: `line-${index + 1}`,
      ...named,
      quantity: decimalText(quantity),
      ...(unitPrice === undefined ? {} : { unitPrice: decimalText(unitPrice) }),
      ...(discountPercent === undefined ? {} : { discountPercent: decimalText(discountPercent) }),
    })),
  }
}

interface OneRow {
  readonly id: string
  readonly title: string
  readonly row: PatchRow
}

function draftRow(tx: Queryable, { draftPatches, caller }: ToolWork, { id, title, row }: OneRow): Promise<Outcome> {
  return draftPatches(tx, caller, {
    id,
    title,
    origin: 'assistant',
    rows: [row],
    stale: assistantMessages.stale,
    isWhole: true,
    countsAll: true,
    isIssued: true,
  })
}

/** Drafts a change set and answers it as a card. Nothing of the catalogue is written. */
async function drafted(work: ToolWork, draft: (tx: Queryable, id: string) => Promise<Outcome>): Promise<Proposal> {
  const id = newDraftId(work)
  const { proposal, written } = await work.data.transact(work.caller, async (tx) => {
    await requireRoomForDraft(tx)
    const drafting = await draft(tx, id)
    return { ...(await proposalOf(tx, work, id)), written: drafting.written }
  })
  work.data.wake(written.userId, written.version)
  return proposal
}

async function chosen(tx: Queryable, work: ToolWork, products: ProductSelection): Promise<readonly string[]> {
  const ids = await selectedProducts(tx, work, products)
  if (ids.length === 0) throw new Refusal('rule-broken', { message: assistantMessages.nothingFound })
  return ids
}

/** The currency of all these products. Throws `Refusal` where there are several: an amount would mean something else in each. */
async function oneCurrency(tx: Queryable, ids: readonly string[]): Promise<string> {
  const { rows } = await tx.query<{ currency: string }>({
    name: 'assistant:currencies',
    text: `select distinct base_currency as currency from product where user_id = ${currentUser} and id = any($1::uuid[]) limit 5`,
    values: [ids],
  })
  const [first, ...others] = rows.map(({ currency }) => currency)
  if (first === undefined) throw new Refusal('rule-broken', { message: assistantMessages.nothingFound })
  if (others.length > 0)
    throw new Refusal('rule-broken', { message: assistantMessages.severalCurrencies([first, ...others].join(', ')) })
  return first
}
