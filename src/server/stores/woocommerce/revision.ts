import { createHash } from 'node:crypto'
import type { ShopProduct, ShopVariant } from './shop-product.ts'

// WooCommerce stamps changes with whole seconds, and two of them may share one. So a revision is the stamp with marks of what was read: of
// the figures, of the texts that are shown, and of the variations. Its last part says that the second was not over when it was read.
const OPEN = 'open'
/** A change can still be stamped with a second that is so long ago: the server stamps first and stores later. */
const SETTLES_MS = 5_000

/** The revision of a product with its variations, read at `storeNow` by the shop's clock. */
export function revisionOf(
  product: ShopProduct,
  variants: readonly ShopVariant[],
  storeNow: number | undefined,
): string {
  const at = Date.parse(`${product.date_modified_gmt}Z`)
  // Written so that a stamp or a clock that cannot be read leaves it open.
  const isOver = (storeNow ?? Number.NaN) - at > SETTLES_MS
  return `${ownPart(product)}.${variantsPart(variants)}${isOver ? '' : `.${OPEN}`}`
}

/** Whether a product must be as it was at a known revision, as far as it shows itself without its variations. */
export function isSettled(known: string | undefined, product: ShopProduct): boolean {
  return known !== undefined && !known.endsWith(`.${OPEN}`) && known.startsWith(`${ownPart(product)}.`)
}

/** Whether two revisions are of the same state. */
export function sameRevision(a: string | undefined, b: string): boolean {
  return a !== undefined && withoutOpen(a) === withoutOpen(b)
}

/** Whether nothing was changed between two revisions but stamps and shown texts, which plugins write anew for each reader. */
export function sameFigures(a: string, b: string): boolean {
  return figuresIn(a) === figuresIn(b)
}

function ownPart(product: ShopProduct): string {
  const { date_modified_gmt: stamp, description, short_description: short, ...figures } = product
  return `${stamp.replaceAll('.', '')}.${mark(figures)}.${mark([description, short])}`
}

/** The parent is told by some calls and not by others. */
function variantsPart(variants: readonly ShopVariant[]): string {
  return mark(variants.map(({ parent_id: _parent, ...figures }) => figures))
}

function withoutOpen(revision: string): string {
  return revision.endsWith(`.${OPEN}`) ? revision.slice(0, -OPEN.length - 1) : revision
}

function figuresIn(revision: string): string {
  const [, figures = '', , variants = ''] = revision.split('.')
  return `${figures}.${variants}`
}

function mark(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16)
}
