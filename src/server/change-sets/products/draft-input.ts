import type { ImportRow } from '#contract/change-set-rows.ts'
import { type AnyPatch, fieldsOf, general } from '#contract/entity.ts'
import { product } from '#contract/entities/product.ts'
import { type FieldIssue, invalid, Refusal } from '#contract/refusal.ts'
import { checkPatch } from '#contract/patch-schema.ts'
import { fieldMessages } from '#contract/field-messages.ts'
import { decimalMessages } from '#domain/decimal-messages.ts'
import { rowMessages } from '../change-set-messages.ts'
import { attempt, newProblems } from '../outcome.ts'
import { cutText } from '#domain/cut-text.ts'

/** The uploaded values of a row, in a form that the database can store. */
export interface DraftInput {
  /** The product and the variant that the file names by their ids. */
  readonly productId?: string
  readonly variantId?: string
  /** The group of rows of one product, where ids tell it. */
  readonly group?: string
  readonly data: AnyPatch
  readonly isCurrencyAssumed?: true
  readonly category?: readonly string[]
  readonly brand?: string
  readonly options?: ImportRow['options']
  readonly isProduct?: true
  readonly variant?: AnyPatch
  /** Problems found before the upload. */
  readonly problems: readonly FieldIssue[]
}

const PRODUCT = general(product)
/** Characters of a refused value that are kept, enough to find it again. */
const SHOWN_CHARACTERS = 300
const SHOWN_PROBLEMS = 50

/**
 * The draft of an uploaded row. Valid data is stored as it is; of invalid values only a readable part is stored beside the reason, so
 * that one bad cell never blocks the upload of the others.
 */
export function draftInput({
  productId,
  variantId,
  data,
  isCurrencyAssumed,
  category,
  brand,
  options,
  isProduct,
  variant,
  problems = [],
}: ImportRow): DraftInput {
  const checked = attempt(() => checkPatch(PRODUCT, data))
  const own = attempt(() => checkedVariant(variant))
  const found = [...problems]
  const ofData = 'problems' in checked ? checked.problems.filter((issue) => !isToldLater(issue)) : []
  for (const more of [givenByName(data), ofData, 'problems' in own ? own.problems : []]) {
    found.push(...newProblems(found, more))
  }
  const tellsVariants = isProduct === true || variant !== undefined
  return {
    ...(productId === undefined ? {} : { productId }),
    ...(variantId === undefined ? {} : { variantId }),
    ...(productId !== undefined && tellsVariants ? { group: `id ${productId}` } : {}),
    data: 'value' in checked && found.length === 0 ? checked.value : shownData(data, found),
    ...(isCurrencyAssumed ? { isCurrencyAssumed } : {}),
    ...(category === undefined ? {} : { category }),
    ...(brand === undefined ? {} : { brand }),
    ...(options === undefined ? {} : { options }),
    ...(isProduct ? { isProduct } : {}),
    ...(variant ? { variant: 'value' in own ? variant : shownVariant(variant, found) } : {}),
    problems: found.slice(0, SHOWN_PROBLEMS).map(shownIssue),
  }
}

/** An amount beyond the limit is reported once its row is known, whose currency sets the limit. */
function isToldLater({ field, message }: FieldIssue): boolean {
  const { tooLarge, tooLargeAtMost } = decimalMessages
  const isTooLarge =
    message === tooLarge || message === fieldMessages.tooLarge || message.startsWith(tooLargeAtMost(''))
  return PRODUCT.fields[field]?.type === 'money' && isTooLarge
}

const LINE = 'line'

/** The fields of one variant, checked as an edit of a line of the product's variants. */
function checkedVariant(variant: AnyPatch | undefined): void {
  if (variant === undefined) return
  try {
    checkPatch(PRODUCT, { variants: { lines: { [LINE]: variant } } })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const path = `variants.lines.${LINE}.`
    throw invalid(error.issues.map((issue) => ({ ...issue, field: issue.field.replace(path, '') })))
  }
}

/** Files name categories and brands, or none; an id might not exist. */
function givenByName(data: AnyPatch): FieldIssue[] {
  return fieldsOf(PRODUCT).flatMap(([field, { target }]) =>
    target === undefined || (data[field] ?? null) === null ? [] : [{ field, message: rowMessages.givenByName(target) }],
  )
}

function shownVariant(variant: AnyPatch, issues: readonly FieldIssue[]): AnyPatch {
  const refused = new Set(issues.map(({ field }) => field.split('.')[0]))
  const names = Object.keys(product.fields.variants.line ?? {}).filter((name) => Object.hasOwn(variant, name))
  return Object.fromEntries(names.map((name) => [name, refused.has(name) ? shownValue(variant[name]) : variant[name]]))
}

function shownData(data: AnyPatch, issues: readonly FieldIssue[]): AnyPatch {
  const refused = new Set(issues.map(({ field }) => field.split('.')[0]))
  const own = fieldsOf(PRODUCT).filter(([name, field]) => !field.readOnly && Object.hasOwn(data, name))
  return Object.fromEntries(own.map(([name]) => [name, refused.has(name) ? shownValue(data[name]) : data[name]]))
}

function shownValue(value: unknown): unknown {
  if (typeof value === 'string') return shownText(value)
  return typeof value === 'number' || typeof value === 'boolean' ? value : null
}

function shownIssue({ field, message }: FieldIssue): FieldIssue {
  return { field: shownText(field), message: shownText(message) }
}

// Pairs of surrogates are matched first, so that only lone ones are replaced.
const UNSTORABLE = /([\ud800-\udbff][\udc00-\udfff])|[\0\ud800-\udfff]/g

function shownText(text: string): string {
  const part = text.length > SHOWN_CHARACTERS ? `${cutText(text, SHOWN_CHARACTERS)}…` : text
  return part.replace(UNSTORABLE, (_, pair: string | undefined) => pair ?? '\ufffd')
}
