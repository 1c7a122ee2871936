import { namedUuid } from '../named-uuid.ts'
import { INSIGHT_KINDS, type InsightKind } from './insight-kinds.ts'

/** That an insight was dismissed: its id, and its cause at that time (INS-02). */
export interface Dismissal {
  readonly insightId: string
  readonly cause: string
}

const ID_BASE = '0196f3a0-1d15-7000-8155-000000000000'

/** The id of the row of a dismissal: the same on every device, so that two of them dismiss one insight once. */
export function dismissalRowId(insightId: string): string {
  return namedUuid(ID_BASE, insightId)
}

/** The dismissed causes by kind and subject. */
export type Dismissals = ReadonlyMap<InsightKind, ReadonlyMap<string, string>>

/** Prepares dismissals for looking up; those of kinds that this version does not know are left out. */
export function dismissalsOf(rows: Iterable<Dismissal>): Dismissals {
  const found = new Map<InsightKind, Map<string, string>>()
  for (const { insightId, cause } of rows) {
    const [kind = ''] = insightId.split(':', 1)
    if (!isInsightKind(kind)) continue
    const causes = found.get(kind) ?? new Map<string, string>()
    found.set(kind, causes.set(insightId.slice(kind.length + 1), cause))
  }
  return found
}

function isInsightKind(text: string): text is InsightKind {
  return Object.hasOwn(INSIGHT_KINDS, text)
}

/** Whether an insight is dismissed: it was, and its cause is still the same (INS-02). */
export function isDismissed(dismissals: Dismissals, kind: InsightKind, subject: string, cause: string): boolean {
  return dismissals.get(kind)?.get(subject) === cause
}
