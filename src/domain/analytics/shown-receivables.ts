import { AGES, type Age } from '../documents/ageing.ts'
import { PPM, roundToMinor, type Units } from '../money.ts'
import { shownParts } from '../shown-parts.ts'
import type { Receivables } from './receivables.ts'

/** Receivables as people see them: in minor units, the ages adding up to what is overdue and to what is open (DOC-17). */
export interface ShownReceivables {
  readonly open: Units
  readonly overdue: Units
  readonly ages: Readonly<Record<Age, Units>>
}

const LATE = AGES.filter((age) => age !== 'notDue')

/** Each part rounded so that all of them add up to the whole that stands beside them. */
export function shownReceivables({
  open,
  overdue,
  ages,
}: Pick<Receivables, 'open' | 'overdue' | 'ages'>): ShownReceivables {
  const shownOpen = roundToMinor(open)
  const [notDue = 0, shownOverdue = 0] = partsOf([ages.notDue.amount, overdue], shownOpen)
  const late = partsOf(
    LATE.map((age) => ages[age].amount),
    shownOverdue,
  )
  const told = Object.fromEntries(LATE.map((age, at) => [age, late[at] ?? 0])) as Record<Age, Units>
  return { open: shownOpen, overdue: shownOverdue, ages: { ...told, notDue } }
}

function partsOf(amounts: readonly Units[], whole: Units): readonly Units[] {
  return shownParts(
    amounts.map((amount) => BigInt(amount) * BigInt(PPM)),
    whole,
  )
}
