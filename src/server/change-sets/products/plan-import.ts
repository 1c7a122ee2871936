import { derivedUuid } from '#domain/uuid.ts'
import type { ImportOptions } from '#contract/change-set-rows.ts'
import { type AnyRow, general } from '#contract/entity.ts'
import { brand } from '#contract/entities/brand.ts'
import { category } from '#contract/entities/category.ts'
import { product } from '#contract/entities/product.ts'
import { hasUsualMargin, importedData } from '#contract/imported-data.ts'
import type { FieldIssue } from '#contract/refusal.ts'
import { checkPatch } from '#contract/patch-schema.ts'
import { selectRows } from '#server/kit/rows/columns.ts'
import { type Read, readAll, readContext, readRefs, type RowCache } from '#server/kit/rows/reading.ts'
import { readMore } from '#server/kit/write/write.ts'
import { importMessages } from '../change-set-messages.ts'
import { withKeptOptions } from './kept-options.ts'
import { type DraftRow, extraRows, FIRST_NAME_ROW, readGroups } from '../drafts.ts'
import { groupKeyOf, groupOf, sharedOut, skuOf } from './group-rows.ts'
import { assumedOtherwise, inOwnCurrency } from './assumed-currency.ts'
import { changedFields } from './changed-fields.ts'
import { defaultBusiness } from './default-business.ts'
import { NameBook } from './name-book.ts'
import { attempt, badOutcome, goodOutcome, newProblems, type Outcome, planImported } from '../outcome.ts'
import { planGroup } from './plan-variants.ts'
import type { Planner, Planning } from '../planner.ts'
import { EMPTY_BOOK, readVariantBook } from './variant-book.ts'

const PRODUCT = general(product)
const { kind } = PRODUCT

/** Plans the rows of a file: the product of each, its changes, and its problems (PROD-14). */
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
      const groupOwners = scope.flatMap((row) => book.byGroup.get(groupKeyOf(row)) ?? [])
      const reads = skus.length > 0 ? [productsBySku([...new Set(skus)])] : []
      const named = scope.flatMap((row) => namedProduct(options, row) ?? [])
      const refs = [...variantOwners, ...groupOwners, ...named].map((id) => ({ kind, id }))
      await readMore(planning, [...reads, ...readRefs(refs)])
      const owners = ownersBySku(cache.of(kind))
      const { groups, ambiguous } = sharedOut(
        scope,
        book,
        (sku) => (options.match === 'sku' ? (owners.get(sku) ?? []) : []),
        (id) => options.match === 'sku' && cache.get(kind, id) !== undefined,
      )
      for (const { row, owners: count } of ambiguous)
        planned.set(row.n, badOutcome(row.n, kind, null, severalOwners(count)))
      const problemsOf = (draft: DraftRow): FieldIssue[] => {
        const { problems, productId, variantId } = draft.input
        if (productId === undefined)
          return [...problems, ...repeatedSku(firstLine(options, { draft, lines }, skuOf(draft)))]
        return [...problems, ...repeatedId(firstOfId({ draft, lines }, `${productId}/${variantId ?? ''}`))]
      }
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

/** Rows that are still to be planned, with later rows of the same groups. */
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
  /** The first row of each SKU and of each id of the file. */
  readonly lines: Map<string, number>
}

function planRow(planning: Planning, options: ImportOptions, row: RowPlan): Outcome {
  const match = matched(planning.cache, options, row)
  const own = assumedOtherwise(row.draft.input, match.current)
  const outcome = planMatched(planning, options, row, match)
  return own === undefined ? outcome : { ...outcome, otherCurrency: own }
}

function planMatched(
  { cache, changeSetId, now }: Planning,
  options: ImportOptions,
  row: RowPlan,
  { current, problems: ofMatch }: Match,
): Outcome {
  const { n, input } = row.draft
  const id = current?.id ?? derivedUuid(changeSetId, n)
  const problems = [...input.problems, ...ofMatch]
  const names = row.names.resolve(input, current)
  const manner = {
    isUpdate: current !== undefined,
    isOwn: input.productId !== undefined,
    hasUsualMargin: hasUsualMargin(defaultBusiness(cache)),
  }
  const data = withKeptOptions(importedData(inOwnCurrency(input, current, options), manner), current)
  const checked = attempt(() => checkPatch(PRODUCT, data, current))
  for (const step of [names, checked]) if ('problems' in step) problems.push(...newProblems(problems, step.problems))
  if (problems.length > 0 || 'problems' in names || 'problems' in checked)
    return badOutcome(n, kind, current?.id ?? null, problems)
  const patch = changedFields({ ...checked.value, ...names.value.ids }, current, PRODUCT)
  if (current && Object.keys(patch).length === 0) return goodOutcome(n, kind, id, undefined)
  const planned = attempt(() => planImported(PRODUCT, { id, data: patch }, cache, now))
  if ('problems' in planned) return badOutcome(n, kind, current?.id ?? null, planned.problems)
  names.value.use()
  return goodOutcome(n, kind, id, planned.value)
}

interface Match {
  readonly current: AnyRow | undefined
  readonly problems: readonly FieldIssue[]
}

/** The product of a row: the one that it names by id, else the one with its SKU. */
function matched(cache: RowCache, options: ImportOptions, row: RowPlan): Match {
  const { draft } = row
  const id = namedProduct(options, draft)
  const sku = skuOf(draft)
  if (id === undefined) {
    const owners = options.match === 'sku' && sku !== '' ? (row.owners.get(sku) ?? []) : []
    const problems = skuProblems(options, sku, owners, firstLine(options, row, sku))
    return { current: owners[0], problems }
  }
  const repeated = repeatedId(firstOfId(row, id))
  const kept = cache.get(kind, id)
  if (kept) {
    const isRefused = options.mode === 'create-only'
    return { current: kept, problems: isRefused ? problem(importMessages.productHere) : repeated }
  }
  // Products of our own export may share a SKU: only the first can be an existing one.
  const isFirst = firstLine(options, row, sku) === undefined
  const owners = isFirst && sku !== '' ? (row.owners.get(sku) ?? []) : []
  return { current: owners[0], problems: [...repeated, ...skuProblems(options, sku, owners, undefined)] }
}

function namedProduct({ match }: ImportOptions, { input }: DraftRow): string | undefined {
  return match === 'sku' ? input.productId : undefined
}

function firstLine({ match }: ImportOptions, row: Pick<RowPlan, 'draft' | 'lines'>, sku: string): number | undefined {
  return match !== 'sku' || sku === '' ? undefined : firstOf(row, `sku ${sku}`)
}

function firstOfId(row: Pick<RowPlan, 'draft' | 'lines'>, id: string): number | undefined {
  return firstOf(row, `id ${id}`)
}

/** The earlier row of the file for the same product; undefined for the first. */
function firstOf({ draft, lines }: Pick<RowPlan, 'draft' | 'lines'>, key: string): number | undefined {
  const first = lines.get(key)
  if (first === undefined) lines.set(key, draft.n)
  return first
}

/** Why a row cannot or must not be matched to a product. */
function skuProblems(
  { match, mode }: ImportOptions,
  sku: string,
  owners: readonly AnyRow[],
  firstLine: number | undefined,
): FieldIssue[] {
  if (match !== 'sku') return []
  if (firstLine !== undefined) return repeatedSku(firstLine)
  if (owners.length > 1) return severalOwners(owners.length)
  if (mode === 'create-only' && owners.length === 1) return problem(importMessages.skuTaken)
  if (mode !== 'update-only' || owners.length === 1) return []
  return problem(sku === '' ? importMessages.noSku : importMessages.unknownSku)
}

function problem(message: string): FieldIssue[] {
  return [{ field: 'sku', message }]
}

function repeatedSku(first: number | undefined): FieldIssue[] {
  return first === undefined ? [] : problem(importMessages.skuRepeated(first))
}

function repeatedId(first: number | undefined): FieldIssue[] {
  return first === undefined ? [] : [{ field: 'id', message: importMessages.idRepeated(first) }]
}

function severalOwners(count: number): FieldIssue[] {
  return problem(importMessages.severalOwners(count))
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
  // "offset 0" keeps it one index look-up per SKU, even while the table has no statistics: right after another import.
  const one = selectRows(PRODUCT, 'sku = wanted.sku offset 0')
  const text = `select found.* from unnest($1::text[]) as wanted (sku) cross join lateral (${one}) found`
  return { kind, statement: { name: 'import:products', text, values: [skus] } }
}
