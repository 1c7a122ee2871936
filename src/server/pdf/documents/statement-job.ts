import type { Fact, Letterhead } from './document-job.ts'

/** One line of an account, as text. */
export interface EntryWords {
  readonly date: string
  readonly entry: string
  readonly due: string
  readonly charge: string
  readonly credit: string
  readonly balance: string
}

/** The account in one currency, as text. */
export interface AccountWords {
  readonly currency: string
  readonly entries: readonly EntryWords[]
  readonly closing: Fact
  /** By days overdue. */
  readonly ageing: readonly Fact[]
}

/** A customer's printed statement (DOC-17). */
export interface StatementJob extends Letterhead {
  readonly kind: 'statement'
  readonly heads: Readonly<Record<keyof EntryWords, string>>
  readonly byAge: string
  readonly accounts: readonly AccountWords[]
  /** Printed if there is no account at all. */
  readonly nothing: string
}
