import * as z from 'zod/mini'
import { boundedText } from './fields.ts'
import { same } from './same.ts'
import { scenarioLevers, type ScenarioLevers } from './scenario-levers.ts'

type Values = Readonly<Record<string, unknown>>

/** What identifies an entry of a lever that has several. */
const KEYS: Readonly<Record<string, (entry: Values) => string>> = {
  rates: ({ currency }) => String(currency),
  duties: ({ heading, country = '' }) => `${String(country)} ${String(heading)}`,
  lists: ({ listId }) => String(listId),
}

const { duties, rates, lists, gives, ...single } = scenarioLevers.shape
/** As many entries change at once as both sides of a full lever have. */
const MOST_ENTRIES = 400

function removable<S extends z.ZodMiniType>(lever: S) {
  return z.optional(z.nullable(lever))
}

function entriesOf<S extends z.ZodMiniType>(entry: S) {
  return z.optional(
    z
      .record(boundedText(60), z.nullable(entry))
      .check(z.refine((entries) => Object.keys(entries).length <= MOST_ENTRIES)),
  )
}

/** The levers of a scenario that change, null for one that is taken away; of one with several entries these, by what identifies them. */
export const leversEdit = z.strictObject({
  supplierCost: removable(single.supplierCost),
  freight: removable(single.freight),
  otherCosts: removable(single.otherCosts),
  costVat: removable(single.costVat),
  salesVat: removable(single.salesVat),
  margin: removable(single.margin),
  ending: removable(single.ending),
  floor: removable(single.floor),
  duties: entriesOf(duties.def.innerType.def.element),
  rates: entriesOf(rates.def.innerType.def.element),
  lists: entriesOf(lists.def.innerType.def.element),
  gives: z.optional(gives),
})
type LeversEdit = z.infer<typeof leversEdit>

/** What turns some levers into others. */
export function leversEditOf(before: ScenarioLevers, after: ScenarioLevers): LeversEdit {
  const [was, is]: readonly Values[] = [before, after]
  const edits = namesOf(before, after).flatMap((name) => {
    const keyOf = KEYS[name]
    if (!keyOf) return same(was?.[name] ?? null, is?.[name] ?? null) ? [] : [[name, is?.[name] ?? null] as const]
    const entries = valuesEditOf(byKey(keyOf, was?.[name]), byKey(keyOf, is?.[name]))
    return Object.keys(entries).length === 0 ? [] : [[name, entries] as const]
  })
  return Object.fromEntries(edits) as LeversEdit
}

/** Levers with those of an edit; all others stay as they are. */
export function editedLevers(levers: ScenarioLevers, edit: LeversEdit): ScenarioLevers {
  const own: Values = levers
  const changed = Object.entries(edit).map(([name, change]) => {
    const keyOf = KEYS[name]
    if (!keyOf) return [name, change] as const
    const entries = Object.values(editedValues(byKey(keyOf, own[name]), change as Values))
    return [name, entries.length === 0 ? null : entries] as const
  })
  return editedValues(own, Object.fromEntries(changed)) as ScenarioLevers
}

/** What turns some values into others, null for one that is taken away. */
export function valuesEditOf(before: Values, after: Values): Values {
  const changed = namesOf(before, after).filter((name) => !same(before[name] ?? null, after[name] ?? null))
  return Object.fromEntries(changed.map((name) => [name, after[name] ?? null]))
}

/** Values with those of an edit. */
export function editedValues(values: Values, edit: Values): Values {
  const all = Object.entries({ ...values, ...edit })
  return Object.fromEntries(all.filter(([, value]) => value !== null && value !== undefined))
}

function namesOf(one: object, other: object): readonly string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])]
}

function byKey(keyOf: (entry: Values) => string, entries: unknown): Values {
  return Object.fromEntries(((entries ?? []) as readonly Values[]).map((entry) => [keyOf(entry), entry]))
}
