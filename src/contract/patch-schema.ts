import * as z from 'zod/mini'
import { type AnyPatch, type Entity, fieldsOf } from './entity.ts'
import { boundedText, type Field } from './fields.ts'
import { invalid } from './messages.ts'
import type { Steps } from './steps.ts'

/** Lines that one edit may put elsewhere: as many as the longest list has. */
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
    // Whatever got in can be taken out.
    const upTo = (entry: z.ZodMiniType<string>) =>
      z.optional(z.array(entry).check(z.maxLength(Math.max(200, each.max ?? 0))))
    const edit = z.strictObject({ add: upTo(each.entry ?? any), remove: upTo(any) })
    return z.union([each.stored, edit])
  }
  if (each.type === 'lines' && each.line) {
    const shape = Object.entries(each.line).map(([name, inner]) => [name, z.optional(inner.stored)])
    const id = boundedText(60, 1)
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

/** As `checkPatch`, some lines of a long list at a time. */
export function* checkPatchSteps(entity: Entity, data: AnyPatch): Steps<AnyPatch> {
  const long: Record<string, unknown[]> = {}
  for (const [name, { line, stored, max = 0 }] of fieldsOf(entity)) {
    const list = data[name]
    if (!line || !Array.isArray(list) || list.length <= LINES_A_STEP || list.length > max) continue
    const checked: unknown[] = []
    for (let start = 0; start < list.length; start += LINES_A_STEP) {
      const part = stored.safeParse(list.slice(start, start + LINES_A_STEP))
      // What is wrong, and where, is told by the check of the whole.
      if (!part.success) return checkPatch(entity, data)
      checked.push(...(part.data as unknown[]))
      yield
    }
    long[name] = checked
  }
  const others = Object.fromEntries(Object.entries(data).filter(([name]) => !(name in long)))
  return { ...checkPatch(entity, others), ...long }
}

/** Refuses a stored-form patch that names unknown or read-only fields or holds bad values. */
export function checkPatch(entity: Entity, data: AnyPatch): AnyPatch {
  const checked = patchSchema(entity).safeParse(data)
  if (checked.success) return checked.data
  throw invalid(
    checked.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => ({
            field: [...issue.path, key].join('.'),
            message: 'does not exist or is read-only',
          }))
        : [{ field: issue.path.join('.'), message: issue.message }],
    ),
  )
}
