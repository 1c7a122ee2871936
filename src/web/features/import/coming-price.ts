import { general, type AnyRow } from '#contract/entity.ts'
import { product } from '#contract/entities/product.ts'
import { hasUsualMargin, importedData } from '#contract/imported-data.ts'
import { nextRow } from '#contract/next-row.ts'
import type { NormalisedRow } from '#domain/import/normalise-row.ts'
import type { Units } from '#domain/money.ts'

/** What the price of a row rests on beside the row. */
export interface ComingDeps {
  readonly profile: AnyRow | undefined
  readonly get: (kind: string, id: string) => AnyRow | undefined
  /** The product that the row updates. */
  readonly current: AnyRow | undefined
}

/** What a row of a file will sell for, as the check a step later finds it (PROD-02); undefined where that cannot be told. */
export function comingPrice(row: NormalisedRow, { profile, get, current }: ComingDeps): Units | undefined {
  const isUpdate = current !== undefined
  const isOwn = row.productId !== undefined
  const data = importedData(row.data, { isUpdate, isOwn, hasUsualMargin: hasUsualMargin(profile) })
  const change = { op: isUpdate ? 'patch' : 'put', kind: product.kind, id: current?.id ?? '', data } as const
  const context = {
    get,
    before: current,
    flagged: (kind: string) => (kind === 'businessProfile' ? profile : undefined),
  }
  try {
    const price = nextRow(general(product), change, context, 0)['effectivePrice']
    return typeof price === 'number' ? price : undefined
  } catch {
    // What is wrong with the row, the check says.
    return undefined
  }
}
