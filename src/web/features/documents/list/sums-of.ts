import type { DocumentType } from '#domain/documents/types.ts'

/** What the found documents come to. */
export interface ListSums {
  readonly currency: string
  readonly documentType: DocumentType
  /** Units. */
  readonly total: number
  readonly balance: number
}

/**
 * The sums of the found documents, from how often each value of the index's `sums` was found; undefined where they would say nothing:
 * of several currencies or kinds, or beyond what is exact.
 */
export function sumsOf(counts: ReadonlyMap<unknown, number>): ListSums | undefined {
  let kind = ''
  let [total, balance] = [0, 0]
  for (const [key, count] of counts) {
    if (count === 0) continue
    const [currency = '', documentType = '', sum, open] = String(key).split(' ')
    if (kind !== '' && kind !== `${currency} ${documentType}`) return undefined
    kind = `${currency} ${documentType}`
    total += Number(sum) * count
    balance += Number(open) * count
  }
  if (kind === '' || !Number.isSafeInteger(total) || !Number.isSafeInteger(balance)) return undefined
  const [currency = '', documentType] = kind.split(' ')
  return { currency, documentType: documentType as DocumentType, total, balance }
}
