import { RECENT_PREFIX } from '../data/draft-keys.ts'
import { whereAllowed } from '../load/where-allowed.ts'
import { authState, copyIdOf } from './auth-state.ts'
import { theRouter } from './current-router.ts'

/** More would be a history of its own. */
const MOST = 8

/** A record that was open on this device. */
export interface RecentRecord {
  readonly kind: string
  readonly id: string
}

/** The records that this user had open on this device, the last one first. */
export function recentRecords(): readonly RecentRecord[] {
  const key = keyNow()
  const kept = key && whereAllowed(() => JSON.parse(localStorage.getItem(key) ?? '[]') as unknown)
  return Array.isArray(kept) ? kept.filter(isRecord).slice(0, MOST) : []
}

/** Notes each record that is opened from now on, and the one that is open. */
export function followRecords(): () => void {
  note()
  return theRouter().subscribe(note)
}

function note(): void {
  const { screen, search } = theRouter().shown()
  const { id = '' } = search
  const key = keyNow()
  // In place of an id: a row that is being made.
  if (screen?.record === undefined || id === '' || id === 'new' || key === undefined) return
  const opened = { kind: screen.record, id }
  const others = recentRecords().filter((each) => each.kind !== opened.kind || each.id !== id)
  whereAllowed(() => localStorage.setItem(key, JSON.stringify([opened, ...others].slice(0, MOST))))
}

/** Each user's apart: several may use one device. */
function keyNow(): string | undefined {
  const auth = authState()
  return auth.status === 'signed-in' ? `${RECENT_PREFIX}.${copyIdOf(auth.user)}` : undefined
}

function isRecord(value: unknown): value is RecentRecord {
  const { kind, id } = (value ?? {}) as Partial<RecentRecord>
  return typeof kind === 'string' && typeof id === 'string'
}
