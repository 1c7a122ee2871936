import { DOCUMENT_RULES, isIssued } from '#domain/documents/types.ts'
import type { Change, Ref } from '../command.ts'
import type { DeriveContext } from '../entity.ts'
import { Refusal } from '../refusal.ts'
import type { DocumentRow } from './document-derive.ts'
import { documentIssueMessages as messages } from './document-issue-messages.ts'

const PRODUCT = 'product'
/** One piece, in 1/10,000. */
const PIECE = 10_000

/** The largest number that the stock field holds. */
const MOST_STOCK = 2_147_483_647

/**
 * Whether a document moves stock in its present state: sold goods leave when it is issued, ordered goods arrive when it is received.
 */
function isMoving({ documentType, movesStock, stockMovedAt, status }: DocumentRow): boolean {
  if (!movesStock || stockMovedAt !== null || documentType === 'quote' || documentType === 'template') return false
  // A draft that is credited in full was never sent: no goods have left.
  return DOCUMENT_RULES[documentType].isBought ? status === 'received' : isIssued(status) && status !== 'refunded'
}

function productLines({ items }: DocumentRow) {
  return items.flatMap((item) => (item.productId === null ? [] : [{ ...item, productId: item.productId }]))
}

/** Why a document cannot move stock; undefined if it can. */
export function stockProblem(row: DocumentRow): string | undefined {
  if (isMoving(row) && row.stockedBy !== null) return messages.stock.counted
  // Stock is an integer: half a piece cannot be taken from it.
  const counts = isMoving(row) || row.stockMovedAt !== null
  return counts && productLines(row).some(({ quantity }) => quantity % PIECE !== 0) ? messages.stock.whole : undefined
}

/** The effect of a document's write on the stock: lines that count now, and lines that counted before. */
interface Counting {
  readonly counted: readonly Taken[]
  readonly taken: readonly Taken[]
}

/** Whether this step of a write moves the stock: its number or tax rate may follow in a later step. */
function movesNow(before: DocumentRow | undefined, after: DocumentRow): boolean {
  return isMoving(after) && !(before && isMoving(before))
}

/** Stock is counted once; later changes of quantities adjust it (DOC-19). */
function countingOf(before: DocumentRow | undefined, after: DocumentRow | undefined): Counting {
  if (!after) return { counted: [], taken: [] }
  if (movesNow(before, after)) return { counted: productLines(after), taken: [] }
  const isFollowed = before !== undefined && before.stockMovedAt !== null && after.stockMovedAt !== null
  return isFollowed ? { counted: productLines(after), taken: productLines(before) } : { counted: [], taken: [] }
}

/** The products whose stock a write of a document changes. */
export function stockReads(before: DocumentRow | undefined, after: DocumentRow | undefined): Ref[] {
  const { counted, taken } = countingOf(before, after)
  return [...new Set([...counted, ...taken].map(({ productId }) => productId))].map((id) => ({ kind: PRODUCT, id }))
}

/** The changes that move the stock of a document, or adjust it to later quantities (DOC-19); deleted products are skipped. */
export function movedStock(
  before: DocumentRow | undefined,
  after: DocumentRow | undefined,
  context: DeriveContext,
): Change[] {
  if (!after) return []
  const { counted, taken } = countingOf(before, after)
  const sign = signOf(after)
  const stated = { stockMovedAt: after.updatedAt }
  const first: Change[] = movesNow(before, after)
    ? [{ op: 'patch', kind: 'document', id: after.id, data: {}, stated }]
    : []
  const pieces = [...piecesOf(counted, sign), ...piecesOf(taken, -sign)]
  const moves = stockReads(before, after).flatMap(({ id }): Change[] => {
    const product = context.get(PRODUCT, id) as Counted | undefined
    const own = product ? movesOf(product, ofProduct(pieces, id)) : []
    if (own.some(({ after: left }) => Math.abs(left) > MOST_STOCK))
      throw new Refusal('rule-broken', { message: messages.stock.tooMuch })
    return own.length > 0 ? [{ op: 'patch', kind: PRODUCT, id, data: stockAfter(own) }] : []
  })
  return [...first, ...moves]
}

/** The stock of a product or variant before and after documents move it, in pieces; `variantId` is empty for the product. */
export interface StockMove {
  readonly productId: string
  readonly variantId: string
  readonly before: number
  readonly after: number
}

/** The effect on the stock of sending these documents, by product and variant (DOC-19); unchanged ones are left out. */
export function stockWhenSent(
  rows: readonly DocumentRow[],
  productOf: (id: string) => Counted | undefined,
): readonly StockMove[] {
  const moving = rows.filter((row) => movesNow(row, { ...row, status: 'sent' }))
  const pieces = moving.flatMap((row) => piecesOf(productLines(row), signOf(row)))
  return [...new Set(pieces.map(({ productId }) => productId))].flatMap((productId) => {
    const product = productOf(productId)
    const own = product ? movesOf(product, ofProduct(pieces, productId)) : []
    return own.map((move) => ({ productId, ...move }))
  })
}

/** Bought and returned goods add to the stock, sold ones take from it. */
function signOf({ documentType }: DocumentRow): 1 | -1 {
  return (DOCUMENT_RULES[documentType].isBought ?? documentType === 'creditnote') ? 1 : -1
}

/** How many pieces of a product or variant arrive, or leave if negative. */
interface Pieces extends Pick<Taken, 'productId' | 'variantId'> {
  readonly count: number
}

function piecesOf(lines: readonly Taken[], sign: number): readonly Pieces[] {
  return lines.map(({ productId, variantId, quantity }) => ({ productId, variantId, count: (sign * quantity) / PIECE }))
}

/** The pieces of one product by variant, without zeros. */
function ofProduct(pieces: readonly Pieces[], id: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { productId, variantId, count } of pieces) {
    if (productId === id) counts.set(variantId, (counts.get(variantId) ?? 0) + count)
  }
  return new Map([...counts].filter(([, count]) => count !== 0))
}

/** The stock fields of a product; null counts as 0. */
interface Counted {
  readonly stock: number | null
  readonly variants: readonly { readonly id: string; readonly stock: number | null }[]
}

type Taken = Pick<DocumentRow['items'][number], 'variantId' | 'quantity'> & { readonly productId: string }
type OwnMove = Omit<StockMove, 'productId'>

/** Variants are counted apart from their product; deleted ones are skipped. */
function movesOf({ stock, variants }: Counted, counts: ReadonlyMap<string, number>): readonly OwnMove[] {
  return [{ id: '', stock }, ...variants].flatMap(({ id, stock: known }) => {
    const count = counts.get(id)
    const before = known ?? 0
    return count === undefined ? [] : [{ variantId: id, before, after: before + count }]
  })
}

function stockAfter(moves: readonly OwnMove[]) {
  const own = moves.find(({ variantId }) => variantId === '')
  const edits = moves.flatMap(({ variantId, after }) =>
    variantId === '' ? [] : [[variantId, { stock: after }] as const],
  )
  return {
    ...(own ? { stock: own.after } : {}),
    ...(edits.length > 0 ? { variants: { lines: Object.fromEntries(edits) } } : {}),
  }
}
