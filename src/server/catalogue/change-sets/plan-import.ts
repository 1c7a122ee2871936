import { derivedUuid } from '#domain/uuid.ts'
import type { ImportOptions } from '#contract/change-set-rows.ts'
import { type AnyPatch, type AnyRow, general } from '#contract/entity.ts'
import { brand } from '#contract/entities/brand.ts'
import { category } from '#contract/entities/category.ts'
import { product } from '#contract/entities/product.ts'
import type { FieldIssue } from '#contract/messages.ts'
import { selectRows } from '#server/kit/rows/columns.ts'
import { type Read, readAll, readContext } from '#server/kit/rows/reading.ts'
import { checkPatch } from '#server/kit/write/plan.ts'
import { readMore } from '#server/kit/write/write.ts'
import type { DraftRow } from './drafts.ts'
import { importedData } from './imported-data.ts'
import { NameBook } from './name-book.ts'
import { attempt, badOutcome, goodOutcome, newProblems, type Outcome, planChange } from './outcome.ts'
import type { Planner, Planning } from './planner.ts'

const PRODUCT = general(product)
const { kind } = PRODUCT

/** Plans the rows of a file: which product each means, what it would change, and why it cannot (PROD-14). */
export async function importPlanner(planning: Planning, options: ImportOptions): Promise<Planner> {
  const { cache, changeSetId, now } = planning
  await readMore(planning, [...readContext(PRODUCT, [], () => []), readAll(category.kind), readAll(brand.kind)])
  const names = new NameBook(cache, changeSetId, options.createNames, now)
  const lines = new Map<string, number>()
  return {
    async prepare(drafts) {
      const skus = options.match === 'sku' ? drafts.map(skuOf).filter((sku) => sku !== '') : []
      if (skus.length > 0) await readMore(planning, [productsBySku([...new Set(skus)])])
      const owners = ownersBySku(cache.of(kind))
      return (draft) => planRow(planning, options, { draft, owners, names, lines })
    },
    takeNames: () => names.takeUsed(),
  }
}

interface RowPlan {
  readonly draft: DraftRow
  readonly owners: ReadonlyMap<string, readonly AnyRow[]>
  readonly names: NameBook
  /** The first line of each SKU of the file. */
  readonly lines: Map<string, number>
}

function planRow({ cache, changeSetId, now }: Planning, options: ImportOptions, row: RowPlan): Outcome {
  const { n, input } = row.draft
  const sku = skuOf(row.draft)
  const owners = options.match === 'sku' && sku !== '' ? (row.owners.get(sku) ?? []) : []
  const current = owners[0]
  const id = current?.id ?? derivedUuid(changeSetId, n)
  const problems = [...input.problems, ...skuProblems(options, sku, owners, firstLine(options, row, sku))]
  const names = row.names.resolve(input.category, input.brand)
  const data = importedData(input.data, current !== undefined)
  const checked = attempt(() => checkPatch(PRODUCT, data))
  for (const step of [names, checked]) if ('problems' in step) problems.push(...newProblems(problems, step.problems))
  if (problems.length > 0 || 'problems' in names || 'problems' in checked)
    return badOutcome(n, kind, current?.id ?? null, problems)
  const patch: AnyPatch = { ...checked.value, ...names.value.ids }
  const planned = attempt(() => planChange({ op: 'put', kind, id, data: patch }, cache, now))
  if ('problems' in planned) return badOutcome(n, kind, current?.id ?? null, planned.problems)
  names.value.use()
  return goodOutcome(n, kind, id, planned.value)
}

function firstLine({ match }: ImportOptions, { draft, lines }: RowPlan, sku: string): number | undefined {
  if (match !== 'sku' || sku === '') return undefined
  const first = lines.get(sku)
  if (first === undefined) lines.set(sku, draft.n)
  return first
}

/** Why a row cannot be matched to a product, or must not be. */
function skuProblems(
  { match, mode }: ImportOptions,
  sku: string,
  owners: readonly AnyRow[],
  firstLine: number | undefined,
): FieldIssue[] {
  if (match !== 'sku') return []
  const problem = (message: string): FieldIssue[] => [{ field: 'sku', message }]
  if (firstLine !== undefined) return problem(`This SKU is already on line ${firstLine} of the file.`)
  if (owners.length > 1) return problem(`${owners.length} products have this SKU. Give them SKUs of their own first.`)
  if (mode === 'create-only' && owners.length === 1) return problem('There is already a product with this SKU.')
  if (mode !== 'update-only' || owners.length === 1) return []
  return problem(sku === '' ? 'Without a SKU there is nothing to update.' : 'No product has this SKU.')
}

function skuOf({ input }: DraftRow): string {
  const { sku } = input.data
  return typeof sku === 'string' ? sku.trim() : ''
}

function ownersBySku(products: ReadonlyMap<string, AnyRow>): ReadonlyMap<string, readonly AnyRow[]> {
  const owners = new Map<string, AnyRow[]>()
  for (const row of products.values()) {
    const sku = String(row['sku'])
    const others = owners.get(sku)
    if (others) others.push(row)
    else owners.set(sku, [row])
  }
  return owners
}

function productsBySku(skus: readonly string[]): Read {
  // "offset 0" keeps it one index look-up a SKU, also while the table has no statistics: right after another import.
  const one = selectRows(PRODUCT, 'sku = wanted.sku offset 0')
  const text = `select found.* from unnest($1::text[]) as wanted (sku) cross join lateral (${one}) found`
  return { kind, statement: { name: 'import:products', text, values: [skus] } }
}
