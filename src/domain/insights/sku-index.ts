const NONE: readonly string[] = []

/** Which products have which SKU, kept up to date product by product. */
export class SkuIndex {
  /** SKUs of one product: most of them. */
  readonly #single = new Map<string, string>()
  readonly #shared = new Map<string, readonly string[]>()

  add(id: string, skus: readonly string[]): void {
    for (const sku of skus) {
      const first = this.#single.get(sku)
      const shared = this.#shared.get(sku)
      if (shared) this.#shared.set(sku, [...shared, id])
      else if (first === undefined) this.#single.set(sku, id)
      else {
        this.#single.delete(sku)
        this.#shared.set(sku, [first, id])
      }
    }
  }

  remove(id: string, skus: readonly string[]): void {
    for (const sku of skus) {
      const left = (this.#shared.get(sku) ?? NONE).filter((each) => each !== id)
      this.#single.delete(sku)
      this.#shared.delete(sku)
      const [only] = left
      if (left.length > 1) this.#shared.set(sku, left)
      else if (only !== undefined) this.#single.set(sku, only)
    }
  }

  /** The SKUs that several products have, with these products. */
  get shared(): ReadonlyMap<string, readonly string[]> {
    return this.#shared
  }
}
