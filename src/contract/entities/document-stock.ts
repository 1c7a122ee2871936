import { DOCUMENT_RULES, isIssued } from '#domain/documents/types.ts'
import type { Change, Ref } from '../command.ts'
import type { DeriveContext } from '../entity.ts'
import type { DocumentRow } from './document-derive.ts'

const PRODUCT = 'product'
/** One piece, in the 1/10,000 of quantities. */
const PIECE = 10_000
/** Stock is an integer: half a piece cannot be taken from it. */
const WHOLE_STOCK = 'Stock is counted in whole units. Enter whole quantities, or do not move the stock.'

const COUNTED =
  'Landing the shipment of this order added its goods to the stock already. Do not move the stock with the order.'

/** Whether what a document says now happens to the stock: goods go when it is issued, what was ordered comes when it is received. */
function isMoving({ documentType, movesStock, stockMovedAt, status }: DocumentRow): boolean {
  if (!movesStock || stockMovedAt !== null || documentType === 'quote' || documentType === 'template') return false
  // A draft that is credited in full was never sent: nothing has left.
  return DOCUMENT_RULES[documentType].isBought ? status === 'received' : isIssued(status) && status !== 'refunded'
}

function productLines({ items }: DocumentRow) {
  return items.flatMap((item) => (item.productId === null ? [] : [{ ...item, productId: item.productId }]))
}

/** What is wrong with a document that is about to move stock; undefined when nothing is. */
export function stockProblem(row: DocumentRow): string | undefined {
  if (isMoving(row) && row.stockedBy !== null) return COUNTED
  const counts = isMoving(row) || row.stockMovedAt !== null
  return counts && productLines(row).some(({ quantity }) => quantity % PIECE !== 0) ? WHOLE_STOCK : undefined
}

/** What a write of a document does to the stock: lines that are counted now, and those that were counted before. */
interface Counting {
  readonly counted: readonly Taken[]
  readonly taken: readonly Taken[]
}

/** Whether this step of a write is the one that moves the stock: its number, or the rate of its tax, may come in a step of its own after it. */
function movesNow(before: DocumentRow | undefined, after: DocumentRow): boolean {
  return isMoving(after) && !(before && isMoving(before))
}

/** Goods are counted once; what a document says later of their quantities follows (DOC-19). */
function countingOf(before: DocumentRow | undefined, after: DocumentRow | undefined): Counting {
  if (!after) return { counted: [], taken: [] }
  if (movesNow(before, after)) return { counted: productLines(after), taken: [] }
  const isFollowed = before !== undefined && before.stockMovedAt !== null && after.stockMovedAt !== null
  return isFollowed ? { counted: productLines(after), taken: productLines(before) } : { counted: [], taken: [] }
}

/** The products whose stock a write of a document moves. */
export function stockReads(before: DocumentRow | undefined, after: DocumentRow | undefined): Ref[] {
  const { counted, taken } = countingOf(before, after)
  return [...new Set([...counted, ...taken].map(({ productId }) => productId))].map((id) => ({ kind: PRODUCT, id }))
}

/** The changes that move the stock of a document, or follow its later quantities (DOC-19); a product that is gone is passed over. */
export function movedStock(
  before: DocumentRow | undefined,
  after: DocumentRow | undefined,
  context: DeriveContext,
): Change[] {
  if (!after) return []
  const { counted, taken } = countingOf(before, after)
  const sign = (DOCUMENT_RULES[after.documentType].isBought ?? after.documentType === 'creditnote') ? 1 : -1
  const stated = { stockMovedAt: after.updatedAt }
  const first: Change[] = movesNow(before, after)
    ? [{ op: 'patch', kind: 'document', id: after.id, data: {}, stated }]
    : []
  const moves = stockReads(before, after).flatMap(({ id }): Change[] => {
    const product = context.get(PRODUCT, id) as Counted | undefined
    const own = movesOf(id, counted, taken, sign)
    return product && own.size > 0 ? [{ op: 'patch', kind: PRODUCT, id, data: stockAfter(product, own) }] : []
  })
  return [...first, ...moves]
}

/** How many pieces come (or go, below zero) of a product, by variant; nothing of those that stay as they are. */
function movesOf(
  id: string,
  counted: readonly Taken[],
  taken: readonly Taken[],
  sign: 1 | -1,
): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>()
  const add = ({ productId, variantId, quantity }: Taken, direction: 1 | -1): void => {
    if (productId !== id) return
    pieces.set(variantId, (pieces.get(variantId) ?? 0) + (direction * quantity) / PIECE)
  }
  for (const line of counted) add(line, sign)
  for (const line of taken) add(line, sign === 1 ? -1 : 1)
  return new Map([...pieces].filter(([, count]) => count !== 0))
}

/** A product as far as its stock is counted; null counts as none. */
interface Counted {
  readonly stock: number | null
  readonly variants: readonly { readonly id: string; readonly stock: number | null }[]
}

type Taken = Pick<DocumentRow['items'][number], 'variantId' | 'quantity'> & { readonly productId: string }

function stockAfter({ stock, variants }: Counted, moves: ReadonlyMap<string, number>) {
  const own = moves.get('')
  const edits = variants.flatMap(({ id, stock: known }) => {
    const moved = moves.get(id)
    return moved === undefined ? [] : [[id, { stock: (known ?? 0) + moved }] as const]
  })
  return {
    ...(own === undefined ? {} : { stock: (stock ?? 0) + own }),
    ...(edits.length > 0 ? { variants: { lines: Object.fromEntries(edits) } } : {}),
  }
}
