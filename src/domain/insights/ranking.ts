import { compareText } from '../text-fold.ts'
import { type Dismissals, isDismissed } from './dismissals.ts'
import type { Insight } from './insight.ts'
import type { InsightKind } from './insight-kinds.ts'
import { bySeverity, type Severity } from './severity.ts'
import type { Shop } from './shop.ts'

/** How the findings of one kind are named and told. */
export interface Telling<T> {
  readonly kind: InsightKind
  /** What it is about, unique and stable within its kind. */
  readonly subjectOf: (found: T) => string
  readonly tell: (found: T, shop: Shop, severity: Severity) => Insight
}

/** What was found of one kind: how often, and its most severe insights. */
export interface KindReport {
  /** All that were found, dismissed ones included. */
  readonly found: number
  readonly dismissed: number
  /** The most severe that are not dismissed, in order, as many as were asked for. */
  readonly insights: readonly Insight[]
}

interface Kept<T> {
  readonly found: T
  readonly subject: string
  readonly severity: Severity
}

/** Keeps the most severe findings of one kind; only these are told in full, so that many cost little. */
export class Ranking<T> {
  readonly #telling: Telling<T>
  readonly #shop: Shop
  readonly #most: number
  readonly #dismissals: Dismissals
  readonly #isAnyDismissed: boolean
  readonly #kept: Kept<T>[] = []
  #found = 0
  #dismissed = 0

  constructor(telling: Telling<T>, shop: Shop, most: number, dismissals: Dismissals) {
    this.#telling = telling
    this.#shop = shop
    this.#most = most
    this.#dismissals = dismissals
    this.#isAnyDismissed = dismissals.has(telling.kind)
  }

  /** Counts a finding, and keeps it if it is among the most severe. */
  add(found: T, severity: Severity): void {
    this.#found += 1
    const subject = this.#telling.subjectOf(found)
    if (this.#isAnyDismissed && this.#isDismissed(found, subject, severity)) {
      this.#dismissed += 1
      return
    }
    const kept = this.#kept
    const last = kept.at(-1)
    if (kept.length >= this.#most && (!last || !isBefore(severity, subject, last))) return
    const place = kept.findIndex((each) => isBefore(severity, subject, each))
    kept.splice(place === -1 ? kept.length : place, 0, { found, subject, severity })
    if (kept.length > this.#most) kept.pop()
  }

  report(): KindReport {
    const insights = this.#kept.map(({ found, severity }) => this.#telling.tell(found, this.#shop, severity))
    return { found: this.#found, dismissed: this.#dismissed, insights }
  }

  #isDismissed(found: T, subject: string, severity: Severity): boolean {
    const { kind, tell } = this.#telling
    if (this.#dismissals.get(kind)?.has(subject) !== true) return false
    return isDismissed(this.#dismissals, kind, subject, tell(found, this.#shop, severity).cause)
  }
}

function isBefore<T>(severity: Severity, subject: string, kept: Kept<T>): boolean {
  return (bySeverity(severity, kept.severity) || compareText(subject, kept.subject)) < 0
}
