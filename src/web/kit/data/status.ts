import type { Problem } from '#contract/problem.ts'
import type { Presence, TakingBack, UndoOutcome } from '#contract/sync.ts'
import { problemMessages } from './status-messages.ts'

/** What keeps the local copy from working, by code: one of the device's, or the server's own. */
export interface StoreProblem {
  readonly code: string
  readonly title: string
}

/** An undo that came out otherwise than its device saw, as the server told at that instant, epoch milliseconds. */
export interface UndoneEdit extends UndoOutcome {
  readonly mutationId: string
  readonly kind: string
  readonly id: string
  readonly at: number
}

/** How the copy stands to the server, as the leading tab sees it. */
export interface SyncReport {
  readonly network: 'online' | 'offline'
  /** `expired`: data and changes stay and wait for the same user to sign in. */
  readonly session: 'open' | 'expired'
  readonly syncing: boolean
  /** Epoch milliseconds; null before the first time. */
  readonly lastSyncAt: number | null
  readonly problem: StoreProblem | null
  /** How far this device's clock is behind the server's, in milliseconds. */
  readonly behindMs: number
  /** The change set that was last heard to be taken back, and how far that was; null while none was. */
  readonly takingBack: TakingBack | null
  /** Who was last heard to have a record open, and which; null before the first time (TEAM-03). */
  readonly met: Presence | null
  /** What was told last of undos; null before the first time. */
  readonly undone: readonly UndoneEdit[] | null
}

/** Everything that is told about the local copy (SHELL-07). */
export interface SyncStatus extends SyncReport {
  /** Changes that are being written to this device, and would go with the tab. */
  readonly writing: number
  /** Changes that are safe on this device and that the server does not have yet. */
  readonly pending: number
  /** Changes that the server refused and that wait for a decision. */
  readonly refused: number
  /** `memory`: this browser keeps nothing, everything goes with the tab. */
  readonly storage: 'disk' | 'memory'
  /** This device has got all rows from the server at least once; else it cannot say that there are none. */
  readonly isFetched: boolean
  /** The browser had removed the copy that was here before; changes not sent by then are lost. */
  readonly wasEvicted: boolean
}

/** Before anything is known. */
export const FIRST_REPORT: SyncReport = {
  network: 'online',
  session: 'open',
  syncing: false,
  lastSyncAt: null,
  problem: null,
  behindMs: 0,
  takingBack: null,
  met: null,
  undone: null,
}

/** A problem of the device in words. */
export function deviceProblem(code: keyof typeof problemMessages): StoreProblem {
  return { code, title: problemMessages[code] }
}

/** A problem that the server answered with. */
export function serverProblem({ code, title, detail }: Problem): StoreProblem {
  return { code, title: detail ?? title }
}

/** Whether two pictures of the copy tell the same. */
export function isSameStatus(a: SyncStatus, b: SyncStatus): boolean {
  return Object.entries(a).every(([name, value]) => b[name as keyof SyncStatus] === value)
}
