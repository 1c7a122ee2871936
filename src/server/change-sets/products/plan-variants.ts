import {
  joinedRows,
  type GroupRow,
  type JoinedRows,
  type KeptProduct,
  type KeptVariant,
} from '#domain/import/variant-rows.ts'
import { variantName } from '#domain/variants.ts'
import { derivedUuid } from '#domain/uuid.ts'
import type { ImportOptions } from '#contract/change-set-rows.ts'
import { type AnyRow, general } from '#contract/entity.ts'
import { product } from '#contract/entities/product.ts'
import { hasUsualMargin, importedData } from '#contract/imported-data.ts'
import type { FieldIssue } from '#contract/refusal.ts'
import { checkPatch } from '#contract/patch-schema.ts'
import { same } from '#contract/same.ts'
import { importMessages } from '../change-set-messages.ts'
import type { DraftRow } from '../drafts.ts'
import { type Group, groupOf, skuOf } from './group-rows.ts'
import { assumedOtherwise, inOwnCurrency } from './assumed-currency.ts'
import { changedFields } from './changed-fields.ts'
import { defaultBusiness } from './default-business.ts'
import { withKeptOptions } from './kept-options.ts'
import type { NameBook } from './name-book.ts'
import {
  type Attempt,
  attempt,
  badOutcome,
  goodOutcome,
  newProblems,
  type Outcome,
  planImported,
  VARIANT,
} from '../outcome.ts'
import type { Planning } from '../planner.ts'

const PRODUCT = general(product)
const { kind } = PRODUCT
/** Ids of variants are counted from here, beyond those of the rows themselves. */
const VARIANT_IDS = 10_000_000

/** The deps of planning a group. */
export interface GroupWork {
  readonly planning: Planning
  readonly options: ImportOptions
  readonly names: NameBook
  /** Problems of a row that do not depend on its group. */
  readonly problemsOf: (row: DraftRow) => readonly FieldIssue[]
  /** Numbers the outcome of a product that has no row of its own. */
  readonly nextRow: () => number
}

/** Plans the rows of one product with variants: an outcome for each row, and the product's own, which has the write (PROD-14). */
export function planGroup(work: GroupWork, { productId, rows }: Group): Outcome[] {
  const { planning } = work
  const current = productId === undefined ? undefined : planning.cache.get(kind, productId)
  const bad = new Map<number, readonly FieldIssue[]>()
  for (const row of rows) {
    const problems = work.problemsOf(row)
    if (problems.length > 0) bad.set(row.n, problems)
  }
  const joined = join(work, rows, current, bad)
  const outcomes = (): Outcome[] => [...bad].map(([n, problems]) => badOutcome(n, kind, current?.id ?? null, problems))
  const good = rows.filter(({ n }) => !bad.has(n))
  const [first] = good
  if (!joined || !first) return outcomes()
  const id = current?.id ?? derivedUuid(planning.changeSetId, first.n)
  const planned = planProduct(work, good, joined, id, current)
  if ('problems' in planned) {
    for (const { n } of good) bad.set(n, planned.problems)
    return outcomes()
  }
  const head = good.find(({ input }) => input.isProduct)
  const whole = goodOutcome(head?.n ?? work.nextRow(), kind, id, planned.value)
  const other = rows.map(({ input }) => assumedOtherwise(input, current)).find((each) => each !== undefined)
  const own = other === undefined ? whole : { ...whole, otherCurrency: other }
  const after = planned.value?.after ?? current
  const variants = good.filter((row) => row !== head).map((row) => variantOutcome(row.n, id, joined, current, after))
  return [...outcomes(), own, ...variants]
}

/** Joins the valid rows; rows that are invalid only within their group, or by the import mode, are left out and reported. */
function join(
  { planning, options }: GroupWork,
  rows: readonly DraftRow[],
  current: AnyRow | undefined,
  bad: Map<number, readonly FieldIssue[]>,
): JoinedRows | undefined {
  const newId = (n: number): string => derivedUuid(planning.changeSetId, VARIANT_IDS + n)
  const kept = current as (AnyRow & KeptProduct) | undefined
  for (;;) {
    const joined = joinedRows(
      rows.filter(({ n }) => !bad.has(n)).map((row) => groupRow(row, current, options)),
      kept,
      newId,
    )
    for (const [n, problem] of joined.problems) bad.set(n, [problem])
    const refused = rows.filter((row) => !bad.has(row.n) && isRefused(options, row, joined, current, bad))
    if (refused.length === 0) return joined
  }
}

function isRefused(
  { mode }: ImportOptions,
  { n, input }: DraftRow,
  { rows }: JoinedRows,
  current: AnyRow | undefined,
  bad: Map<number, readonly FieldIssue[]>,
): boolean {
  const message = input.isProduct ? productRefusal(mode, current) : variantRefusal(mode, rows.get(n)?.isNew !== false)
  if (message === undefined) return false
  bad.set(n, [{ field: 'sku', message }])
  return true
}

function productRefusal(mode: ImportOptions['mode'], current: AnyRow | undefined): string | undefined {
  if (mode === 'create-only' && current) return importMessages.skuTaken
  return mode === 'update-only' && !current ? importMessages.unknownSku : undefined
}

function variantRefusal(mode: ImportOptions['mode'], isNew: boolean): string | undefined {
  if (mode === 'create-only' && !isNew) return importMessages.variantSkuTaken
  return mode === 'update-only' && isNew ? importMessages.unknownVariantSku : undefined
}

function groupRow(row: DraftRow, current: AnyRow | undefined, importOptions: ImportOptions): GroupRow {
  const { options = [], isProduct = false, variant, variantId } = row.input
  const isOwn = row.input.productId !== undefined
  const data = inOwnCurrency(row.input, current, importOptions)
  return {
    n: row.n,
    ...(variantId === undefined ? {} : { variantId }),
    data: withKeptOptions(importedData(data, { isUpdate: true, isOwn, hasUsualMargin: false }), current),
    options,
    isProduct,
    tellsProduct: groupOf(row) !== '' && (variant === undefined || current === undefined),
    ...(variant ? { variant: isOwn || variant['sku'] === undefined ? variant : { ...variant, sku: skuOf(row) } } : {}),
  }
}

function planProduct(
  { planning, options, names }: GroupWork,
  rows: readonly DraftRow[],
  joined: JoinedRows,
  id: string,
  current: AnyRow | undefined,
): Attempt<ReturnType<typeof planImported>> {
  const telling = rows.filter((row) => groupOf(row) !== '')
  const isKept = current !== undefined && options.mode === 'create-only'
  const head = rows.find(({ input }) => input.isProduct)
  const sources = isKept ? [] : head ? [head] : telling
  const category = sources.find(({ input }) => input.category !== undefined)?.input.category
  const brand = sources.find(({ input }) => input.brand !== undefined)?.input.brand
  const resolved = names.resolve({ category, brand }, current)
  const isOwn = sources.some(({ input }) => input.productId !== undefined)
  const data = isKept
    ? {}
    : importedData(joined.data, {
        isUpdate: current !== undefined,
        isOwn,
        hasUsualMargin: hasUsualMargin(defaultBusiness(planning.cache)),
      })
  const checked = attempt(() =>
    checkPatch(PRODUCT, { ...data, options: joined.options, variants: joined.variants }, current),
  )
  const problems: FieldIssue[] = []
  for (const step of [resolved, checked]) if ('problems' in step) problems.push(...newProblems(problems, step.problems))
  if ('problems' in resolved || 'problems' in checked) return { problems }
  const patch = changedFields({ ...checked.value, ...resolved.value.ids }, current, PRODUCT)
  if (current && Object.keys(patch).length === 0) return { value: undefined }
  const planned = attempt(() => planImported(PRODUCT, { id, data: patch }, planning.cache, planning.now))
  if ('value' in planned) resolved.value.use()
  return planned
}

/** The outcome of a variant row, in the fields of a product: the history stores it as the product's change. */
function variantOutcome(
  n: number,
  productId: string,
  { rows }: JoinedRows,
  current: AnyRow | undefined,
  after: AnyRow | undefined,
): Outcome {
  const lineId = rows.get(n)?.id
  const [old, now] = [current, after].map((row) =>
    (row?.['variants'] as readonly KeptVariant[] | undefined)?.find(({ id }) => id === lineId),
  )
  const none = { n, kind: VARIANT, rowId: productId, problems: [] }
  if (!now || !after) return { ...none, state: 'same', before: null, after: null }
  const name = `${String(after['name'])} – ${variantName(now)}`
  const changed = Object.keys(now).filter(
    (field) => field !== 'id' && field !== 'name' && !same(old?.[field], now[field]),
  )
  if (old && changed.length === 0) return { ...none, state: 'same', before: null, after: null }
  const pick = (line: KeptVariant) => Object.fromEntries(changed.map((field) => [field, line[field]]))
  return {
    ...none,
    state: old ? 'update' : 'create',
    before: old ? { name, ...pick(old) } : null,
    after: { name, baseCurrency: after['baseCurrency'], ...pick(now) },
  }
}
