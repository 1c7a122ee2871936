import { DOCUMENT_RULES, isIssued } from '#domain/documents/types.ts'
import type { Change, Ref } from '../command.ts'
import type { DeriveContext } from '../entity.ts'
import type { DocumentRow } from './document-derive.ts'

const PRODUCT = 'product'
/** One piece, in the 1/10,000 of quantities. */
const PIECE = 10_000
/** Stock is an integer: half a piece cannot be taken from it. */
const WHOLE_STOCK = 'Stock is counted in whole units. Enter whole quantities, or do not move the stock.'

/** Whether what a document says now happens to the stock: goods go when it is issued, what was ordered comes when it is received. */
function isMoving({ documentType, movesStock, stockMovedAt, status }: DocumentRow): boolean {
  if (!movesStock || stockMovedAt !== null || documentType === 'quote' || documentType === 'template') return false
  return DOCUMENT_RULES[documentType].isBought ? status === 'received' : isIssued(status)
}

function productLines({ items }: DocumentRow) {
  return items.flatMap((item) => (item.productId === null ? [] : [{ ...item, productId: item.productId }]))
}

/** What is wrong with a document that is about to move stock; undefined when nothing is. */
export function stockProblem(row: DocumentRow): string | undefined {
  return isMoving(row) && productLines(row).some(({ quantity }) => quantity % PIECE !== 0) ? WHOLE_STOCK : undefined
}

/** The products whose stock a document moves now. */
export function stockReads(after: DocumentRow | undefined): Ref[] {
  if (!after || !isMoving(after)) return []
  return [...new Set(productLines(after).map(({ productId }) => productId))].map((id) => ({ kind: PRODUCT, id }))
}

/** The changes that move the stock of a document, once (DOC-19); a product that is gone is passed over. */
export function movedStock(after: DocumentRow | undefined, context: DeriveContext): Change[] {
  if (!after || !isMoving(after)) return []
  const isComing = DOCUMENT_RULES[after.documentType].isBought ?? after.documentType === 'creditnote'
  const stated = { stockMovedAt: after.updatedAt }
  const lines = productLines(after)
  return [
    { op: 'patch', kind: 'document', id: after.id, data: {}, stated },
    ...stockReads(after).flatMap(({ id }): Change[] => {
      const product = context.get(PRODUCT, id) as Counted | undefined
      if (!product) return []
      const own = lines.filter(({ productId }) => productId === id)
      return [{ op: 'patch', kind: PRODUCT, id, data: stockAfter(product, own, isComing ? 1 : -1) }]
    }),
  ]
}

/** A product as far as its stock is counted; null counts as none. */
interface Counted {
  readonly stock: number | null
  readonly variants: readonly { readonly id: string; readonly stock: number | null }[]
}

type Taken = Pick<DocumentRow['items'][number], 'variantId' | 'quantity'>

function stockAfter({ stock, variants }: Counted, lines: readonly Taken[], sign: 1 | -1) {
  const moved = (variantId: string): number =>
    lines.reduce((sum, line) => sum + (line.variantId === variantId ? (sign * line.quantity) / PIECE : 0), 0)
  const known = variants.filter(({ id }) => lines.some(({ variantId }) => variantId === id))
  const edits = known.map(({ id, stock: own }) => [id, { stock: (own ?? 0) + moved(id) }] as const)
  return {
    ...(lines.some(({ variantId }) => variantId === '') ? { stock: (stock ?? 0) + moved('') } : {}),
    ...(edits.length > 0 ? { variants: { lines: Object.fromEntries(edits) } } : {}),
  }
}
