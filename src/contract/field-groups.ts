import type { Field, Fields } from './fields.ts'

/** Fields that are one decision: an undo restores or keeps all of them (CHANGE-02). */
export interface FieldGroup {
  /** The label for people. */
  readonly label: string
  readonly names: readonly string[]
}

const known = new WeakMap<Fields, readonly FieldGroup[]>()

/** The writable fields of a row or line in their groups, in declared order; a field without a group is its own. */
export function groupsOf(fields: Fields): readonly FieldGroup[] {
  const made = known.get(fields)
  if (made) return made
  const groups = new Map<string, { label: string; names: string[] }>()
  for (const [name, { group, label, readOnly }] of Object.entries(fields)) {
    if (readOnly) continue
    // A field without a group may have the name of a group.
    const key = group === undefined ? `field ${name}` : `group ${group}`
    const present = groups.get(key)
    if (present) present.names.push(name)
    else groups.set(key, { label: group ?? label, names: [name] })
  }
  const list = [...groups.values()]
  known.set(fields, list)
  return list
}

/** Fields that are restored or kept as one. */
export interface BoundGroup extends FieldGroup {
  /** A changed currency with all of its amounts: an amount means nothing without its currency. */
  readonly isOfCurrency: boolean
}

/** The groups, where a changed currency joins the groups of all of its amounts. */
export function boundGroups(fields: Fields, isChanged: (name: string) => boolean): readonly BoundGroup[] {
  const groups = groupsOf(fields)
  const changed = new Set([...currencyFields(fields)].filter(isChanged))
  const [currency] = changed
  if (currency === undefined) return groups.map((group) => ({ ...group, isOfCurrency: false }))
  const isBound = (name: string): boolean =>
    changed.has(name) || (fields[name] !== undefined && currenciesOf(fields[name]).some((each) => changed.has(each)))
  const bound = groups.filter(({ names }) => names.some(isBound))
  return [
    ...groups.filter((group) => !bound.includes(group)).map((group) => ({ ...group, isOfCurrency: false })),
    {
      label: fields[currency]?.label ?? currency,
      names: bound.flatMap(({ names }) => names),
      isOfCurrency: true,
    },
  ]
}

/** The fields of a row that say what currency its amounts are in. */
export function currencyFields(fields: Fields): ReadonlySet<string> {
  return new Set(
    Object.values(fields)
      .flatMap(currenciesOf)
      .filter((name) => fields[name]),
  )
}

/** The fields with the currencies of a field's amounts. */
function currenciesOf({ type, currencyField, line }: Field): readonly string[] {
  if (line) return Object.values(line).flatMap(currenciesOf)
  return type === 'money' && currencyField !== undefined ? [currencyField] : []
}

/** A value without derived parts: the writable fields of lines. Missing fields of older rows are at their fallback. */
export function ownPart(field: Field | undefined, value: unknown): unknown {
  if (value === undefined) return field?.fallback
  const { line } = field ?? {}
  if (!line || !Array.isArray(value)) return value
  const own = Object.entries(line).filter(([, each]) => !each.readOnly)
  return (value as Readonly<Record<string, unknown>>[]).map((each) => ({
    id: each['id'],
    ...Object.fromEntries(own.map(([name, part]) => [name, ownPart(part, each[name])])),
  }))
}
