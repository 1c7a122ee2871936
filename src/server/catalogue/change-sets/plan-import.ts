import { derivedUuid } from '#domain/uuid.ts'
import type { ImportOptions } from '#contract/change-set-rows.ts'
import { type AnyPatch, type AnyRow, general } from '#contract/entity.ts'
import { brand } from '#contract/entities/brand.ts'
import { category } from '#contract/entities/category.ts'
import { product } from '#contract/entities/product.ts'
import type { FieldIssue } from '#contract/messages.ts'
import { checkPatch } from '#contract/patch-schema.ts'
import { selectRows } from '#server/kit/rows/columns.ts'
import { type Read, readAll, readContext, readRefs } from '#server/kit/rows/reading.ts'
import { readMore } from '#server/kit/write/write.ts'
import { type DraftRow, extraRows, FIRST_NAME_ROW, readGroups } from './drafts.ts'
import { groupOf, sharedOut, skuOf } from './group-rows.ts'
import { importedData } from './imported-data.ts'
import { NameBook } from './name-book.ts'
import { attempt, badOutcome, goodOutcome, newProblems, type Outcome, planChange } from './outcome.ts'
import { planGroup } from './plan-variants.ts'
import type { Planner, Planning } from './planner.ts'
import { EMPTY_BOOK, readVariantBook } from './variant-book.ts'

const PRODUCT = general(product)
const { kind } = PRODUCT

/** Plans the rows of a file: which product each means, what it would change, and why it cannot (PROD-14). */
export async function importPlanner(planning: Planning, options: ImportOptions): Promise<Planner> {
  const { cache, changeSetId, now, tx } = planning
  await readMore(planning, [...readContext(PRODUCT, [], () => []), readAll(category.kind), readAll(brand.kind)])
  const nextRow = extraRows()
  const names = new NameBook(cache, changeSetId, options.createNames, now, nextRow)
  const book = options.match === 'sku' ? await readVariantBook(tx) : EMPTY_BOOK
  const lines = new Map<string, number>()
  /** Rows that were planned with an earlier one of their group. */
  const planned = new Map<number, Outcome>()
  let products: Outcome[] = []
  return {
    async prepare(drafts) {
      const scope = await withGroups(planning, drafts, (n) => planned.has(n))
      const skus = options.match === 'sku' ? scope.map(skuOf).filter((sku) => sku !== '') : []
      const variantOwners = skus.flatMap((sku) => [...(book.bySku.get(sku) ?? [])])
      const groupOwners = scope.flatMap((row) => book.byGroup.get(groupOf(row)) ?? [])
      const reads = skus.length > 0 ? [productsBySku([...new Set(skus)])] : []
      const refs = [...variantOwners, ...groupOwners].map((id) => ({ kind, id }))
      await readMore(planning, [...reads, ...readRefs(refs)])
      const owners = ownersBySku(cache.of(kind))
      const { groups, ambiguous } = sharedOut(scope, book, (sku) =>
        options.match === 'sku' ? (owners.get(sku) ?? []) : [],
      )
      for (const { row, owners: count } of ambiguous)
        planned.set(row.n, badOutcome(row.n, kind, null, severalOwners(count)))
      const problemsOf = (draft: DraftRow): FieldIssue[] => [
        ...draft.input.problems,
        ...repeatedLine(firstLine(options, { draft, lines }, skuOf(draft))),
      ]
      for (const group of groups) {
        for (const outcome of planGroup({ planning, options, names, problemsOf, nextRow }, group)) {
          if (outcome.n < FIRST_NAME_ROW) planned.set(outcome.n, outcome)
          else products.push(outcome)
        }
      }
      return (draft) => {
        const known = planned.get(draft.n)
        if (!known) return planRow(planning, options, { draft, owners, names, lines })
        planned.delete(draft.n)
        return known
      }
    },
    takeNames() {
      const made = [...names.takeUsed(), ...products]
      products = []
      return made
    },
  }
}

/** Rows that are still to be planned, with those further on in the file that belong to their groups. */
async function withGroups(
  { tx, changeSetId }: Planning,
  drafts: readonly DraftRow[],
  isPlanned: (n: number) => boolean,
): Promise<readonly DraftRow[]> {
  const open = drafts.filter(({ n }) => !isPlanned(n))
  const groups = new Set(open.map(groupOf))
  groups.delete('')
  const last = drafts.at(-1)
  if (groups.size === 0 || !last) return open
  const further = await readGroups(tx, changeSetId, last.n, [...groups])
  return [...open, ...further.filter((row) => !isPlanned(row.n) && groupOf(row) !== '')]
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

function firstLine(
  { match }: ImportOptions,
  { draft, lines }: Pick<RowPlan, 'draft' | 'lines'>,
  sku: string,
): number | undefined {
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
  if (firstLine !== undefined) return repeatedLine(firstLine)
  if (owners.length > 1) return severalOwners(owners.length)
  if (mode === 'create-only' && owners.length === 1) return problem('There is already a product with this SKU.')
  if (mode !== 'update-only' || owners.length === 1) return []
  return problem(sku === '' ? 'Without a SKU there is nothing to update.' : 'No product has this SKU.')
}

function problem(message: string): FieldIssue[] {
  return [{ field: 'sku', message }]
}

function repeatedLine(firstLine: number | undefined): FieldIssue[] {
  return firstLine === undefined ? [] : problem(`This SKU is already on line ${firstLine} of the file.`)
}

function severalOwners(count: number): FieldIssue[] {
  return problem(`${count} products have this SKU. Give them SKUs of their own first.`)
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
