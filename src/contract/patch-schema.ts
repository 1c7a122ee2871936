import * as z from 'zod/mini'
import { beyondLimit } from '#domain/money.ts'
import { clearIssues } from './clear-issues.ts'
import { type AnyPatch, type AnyRow, type Entity, fieldsOf } from './entity.ts'
import { fieldMessages } from './field-messages.ts'
import { boundedText, type Field, lineId } from './fields.ts'
import { type FieldIssue, invalid } from './refusal.ts'
import type { Steps } from './steps.ts'

/** Lines that one edit may move: as many as the longest list has. */
const MOST_PLACES = 1_000

const patchSchemas = new WeakMap<Entity, z.ZodMiniType<AnyPatch>>()

/** Accepts a stored-form patch: writable fields only, unknown names refused. */
export function patchSchema(declared: Entity): z.ZodMiniType<AnyPatch> {
  const known = patchSchemas.get(declared)
  if (known) return known
  const shape = fieldsOf(declared)
    .filter(([, each]) => each.readOnly !== true)
    .map(([name, each]) => [name, z.optional(patchForm(each))])
  const schema = z.strictObject(Object.fromEntries(shape)) as unknown as z.ZodMiniType<AnyPatch>
  patchSchemas.set(declared, schema)
  return schema
}

/** Lists travel as edits (`merge.ts`): lines by id with null for a removal, tags as additions and removals. */
function patchForm(each: Field): z.ZodMiniType {
  if (each.type === 'tags') {
    const any = boundedText(60, 1)
    // Entries that were stored can always be removed.
    const most = Math.max(200, each.max ?? 0)
    const limit = z.maxLength(most, { error: () => fieldMessages.tooManyEntries(most) })
    const upTo = (entry: z.ZodMiniType<string>) => z.optional(z.array(entry).check(limit))
    const edit = z.strictObject({ add: upTo(each.entry ?? any), remove: upTo(any) })
    return z.union([each.stored, edit])
  }
  if (each.type === 'lines' && each.line) {
    const shape = Object.entries(each.line).map(([name, inner]) => [name, z.optional(inner.stored)])
    const id = lineId
    const edit = z.strictObject({
      lines: z.record(id, z.nullable(z.strictObject(Object.fromEntries(shape)))),
      places: z.optional(z.array(z.strictObject({ id, after: z.nullable(id) })).check(z.maxLength(MOST_PLACES))),
    })
    return z.union([each.stored, edit])
  }
  return each.stored
}

/** Lines that are checked in one step. */
const LINES_A_STEP = 100

/** As `checkPatch`, in steps of some lines of a long list. */
export function* checkPatchSteps(entity: Entity, data: AnyPatch): Steps<AnyPatch> {
  const long: Record<string, unknown[]> = {}
  for (const [name, { line, stored, max = 0 }] of fieldsOf(entity)) {
    const list = data[name]
    if (!line || !Array.isArray(list) || list.length <= LINES_A_STEP || list.length > max) continue
    const checked: unknown[] = []
    for (let start = 0; start < list.length; start += LINES_A_STEP) {
      const part = stored.safeParse(list.slice(start, start + LINES_A_STEP))
      // The check of the whole finds the errors and their places.
      if (!part.success) return checkPatch(entity, data)
      checked.push(...(part.data as unknown[]))
      yield
    }
    long[name] = checked
  }
  const others = Object.fromEntries(Object.entries(data).filter(([name]) => !(name in long)))
  return { ...checkPatch(entity, others), ...long }
}

/**
 * Refuses a stored-form patch that names unknown or read-only fields or holds bad values. For an amount that is too large the message
 * has the limit in its currency: that of the patch, else of the `row`, if known.
 */
export function checkPatch(entity: Entity, data: AnyPatch, row?: AnyRow): AnyPatch {
  const checked = patchSchema(entity).safeParse(data)
  if (checked.success) return checked.data
  throw invalid(clearIssues(checked.error.issues).flatMap((issue) => issuesOf(issue, [], { entity, data, row })))
}

type Issue = z.core.$ZodIssue

interface Checked {
  readonly entity: Entity
  readonly data: AnyPatch
  readonly row: AnyRow | undefined
}

function issuesOf(issue: Issue, before: readonly PropertyKey[], checked: Checked): FieldIssue[] {
  const path = [...before, ...issue.path]
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ field: [...path, key].join('.'), message: fieldMessages.readOnly }))
  }
  const [name = '', ...inner] = path.map(String)
  const field = checked.entity.fields[name]
  if (issue.code === 'invalid_union' && inner.length === 0 && (field?.line ?? field?.entry)) {
    // A list is sent whole or as an edit; the errors are those of the form that was meant.
    const meant = issue.errors[Array.isArray(checked.data[name]) ? 0 : 1]
    if (meant && meant.length > 0) return meant.flatMap((each) => issuesOf(each, path, checked))
  }
  const told = inner.length > 0 ? field?.line?.[inner.at(-1) ?? ''] : field
  const isBeyond = told?.type === 'money' && issue.code === 'too_big'
  const message = isBeyond ? beyondLimit(currencyOf(told.currencyField ?? '', checked), told.max) : issue.message
  return [{ field: path.join('.'), message }]
}

function currencyOf(name: string, { data, row }: Checked): string {
  const currency = data[name] ?? row?.[name]
  return typeof currency === 'string' ? currency : ''
}
