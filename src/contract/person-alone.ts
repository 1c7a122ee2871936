import { fieldsOf } from './entity.ts'
import { perEntity } from './per-entity.ts'
import type { PlannedWrite } from './plan-changes.ts'
import { Refusal } from './refusal.ts'

const namesOf = perEntity((entity) =>
  fieldsOf(entity).flatMap(([name, { byPersonAlone, fallback }]) => (byPersonAlone ? [{ name, fallback }] : [])),
)

/** Refuses a token's writes that change what only the account's person may change (PAGE-06). Throws `Refusal`. */
export function requirePerson(writes: readonly PlannedWrite[]): void {
  const isPersonal = ({ entity, before, after }: PlannedWrite): boolean =>
    after !== undefined && namesOf(entity).some(({ name, fallback }) => after[name] !== (before?.[name] ?? fallback))
  if (writes.some(isPersonal)) throw new Refusal('token-not-allowed')
}
