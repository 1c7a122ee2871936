import type { Units } from '../money.ts'
import { once } from '../once.ts'
import { NOTHING_WAITS, PRODUCT_WAITS, type ProductWait, type WaitingProduct } from './product-waits.ts'
import type { WaitingLine } from './waiting-list.ts'

/** What products wait for, as lines that follow them one by one: what each kind comes to is kept, its rows are put in order when they are asked for. */
export class ProductLines {
  readonly #waits = new Map<string, readonly WaitingProduct[]>()
  readonly #kinds = new Map<ProductWait, KindOfWait>(PRODUCT_WAITS.map((kind) => [kind, new KindOfWait(kind)]))

  /** Takes in what a product waits for now. */
  put(productId: string, waits: readonly WaitingProduct[]): void {
    for (const { kind } of this.#waits.get(productId) ?? NOTHING_WAITS) this.#kinds.get(kind)?.remove(productId)
    if (waits.length === 0) this.#waits.delete(productId)
    else this.#waits.set(productId, waits)
    for (const each of waits) this.#kinds.get(each.kind)?.add(each)
  }

  /** A line for each kind that something waits for; the same object until something of the kind changes. */
  lines(): readonly WaitingLine[] {
    return [...this.#kinds.values()].flatMap((kind) => kind.line() ?? [])
  }
}

class KindOfWait {
  readonly #kind: ProductWait
  readonly #found = new Map<string, WaitingProduct>()
  #amount: Units = 0
  #line: WaitingLine | undefined

  constructor(kind: ProductWait) {
    this.#kind = kind
  }

  add(each: WaitingProduct): void {
    this.#found.set(each.productId, each)
    this.#amount += each.amount ?? 0
    this.#line = undefined
  }

  remove(productId: string): void {
    this.#amount -= this.#found.get(productId)?.amount ?? 0
    this.#found.delete(productId)
    this.#line = undefined
  }

  line(): WaitingLine | undefined {
    if (this.#found.size === 0) return undefined
    return (this.#line ??= lineOf(this.#kind, [...this.#found.values()], this.#amount === 0 ? null : this.#amount))
  }
}

/** A line of what is found now; its rows are put in order when somebody asks for them. */
function lineOf(kind: ProductWait, found: readonly WaitingProduct[], amount: Units | null): WaitingLine {
  const products = once(() => found.toSorted(byAmount))
  const ids = once(() => products().map(({ productId }) => productId))
  return {
    kind,
    count: found.length,
    amount,
    get products() {
      return products()
    },
    get ids() {
      return ids()
    },
  }
}

/** The most costly first; of what was not sold, what is lost on each piece. */
function byAmount(a: WaitingProduct, b: WaitingProduct): number {
  const more = (b.amount ?? 0) - (a.amount ?? 0) || (b.each ?? 0) - (a.each ?? 0)
  return more || (a.productId < b.productId ? -1 : 1)
}
