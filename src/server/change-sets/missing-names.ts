import type { Ref } from '#contract/command.ts'
import { type AnyPatch, type Entity, fieldsOf } from '#contract/entity.ts'
import { knownEntity } from '#contract/entities/registry.ts'
import type { Field, Fields } from '#contract/fields.ts'
import { isNaming } from '#contract/named-rows.ts'
import { perEntity } from '#contract/per-entity.ts'
import { type FieldIssue, fillText } from '#contract/refusal.ts'
import { rowMessages } from './change-set-messages.ts'

/** A patch with whole lists, and what of it names rows that are not here. */
export interface Settled {
  readonly data: AnyPatch
  /** What was left out. */
  readonly notes: readonly FieldIssue[]
  /** What the row cannot be without. */
  readonly problems: readonly FieldIssue[]
}

type Values = Readonly<Record<string, unknown>>

const namingFields = perEntity((entity) =>
  fieldsOf(entity).filter(([, field]) => !field.readOnly && (field.type === 'reference' || isNaming(field))),
)

/** The rows that a patch with whole lists names. */
export function namedIn(entity: Entity, data: AnyPatch): Ref[] {
  return namingFields(entity).flatMap(([name, field]) => {
    const value = data[name]
    if (!field.line) return namedBy(field, value)
    const inner = Object.entries(field.line)
    return linesOf(value).flatMap((line) => inner.flatMap(([each, of]) => namedBy(of, line[each])))
  })
}

/** The patch without the names of rows that are not here: a list without these entries, a line or field without its name. */
export function withoutMissing(entity: Entity, data: AnyPatch, isThere: (ref: Ref) => boolean): Settled {
  const [notes, problems]: [FieldIssue[], FieldIssue[]] = [[], []]
  const settle = (field: Field, place: string, value: unknown): unknown => {
    const missing = namedBy(field, value).filter((ref) => !isThere(ref))
    if (missing.length === 0) return value
    const isNeeded = !Array.isArray(value) && !field.nullable && field.type === 'reference'
    const issues = missing.map((ref) => ({ field: place, message: notFound(ref, isNeeded) }))
    ;(isNeeded ? problems : notes).push(...issues)
    const gone = new Set(missing.map(({ id }) => id))
    if (Array.isArray(value)) return value.filter((id) => !gone.has(String(id)))
    return isNeeded ? value : field.fallback
  }
  const settled = namingFields(entity).flatMap(([name, field]): [string, unknown][] => {
    const value = data[name]
    if (value === undefined) return []
    if (!field.line) return [[name, settle(field, name, value)]]
    const inner = Object.entries(field.line)
    const lines = linesOf(value).map((line, index) => {
      const changed = inner.flatMap(([each, of]) =>
        line[each] === undefined ? [] : [[each, settle(of, `${name}.${index}.${each}`, line[each])]],
      )
      return withoutLostLines(field.line ?? {}, { ...line, ...(Object.fromEntries(changed) as Values) })
    })
    return [[name, lines]]
  })
  return { data: { ...data, ...Object.fromEntries(settled) }, notes, problems }
}

/** A variant goes with its product. */
function withoutLostLines(fields: Fields, line: Values): Values {
  const lost = Object.entries(fields).filter(([, { namesLine }]) => namesLine && (line[namesLine.by] ?? null) === null)
  return { ...line, ...Object.fromEntries(lost.map(([name, { fallback }]) => [name, fallback])) }
}

function namedBy({ names, target, type }: Field, value: unknown): Ref[] {
  const kind = type === 'reference' ? target : names
  if (kind === undefined) return []
  const ids = Array.isArray(value) ? value : [value]
  return ids.flatMap((id) => (typeof id === 'string' && id !== '' ? [{ kind, id }] : []))
}

function linesOf(value: unknown): readonly Values[] {
  return Array.isArray(value) ? (value as readonly Values[]) : []
}

function notFound({ kind, id }: Ref, isNeeded: boolean): string {
  const { label, notFound: message } = knownEntity(kind)
  return isNeeded ? fillText(message, { id }) : rowMessages.leftOut(label.one)
}
