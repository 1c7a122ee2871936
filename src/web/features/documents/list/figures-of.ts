import { isUnsent } from '#domain/documents/document-filters.ts'
import { isOwed, type DocumentState } from '#domain/documents/document-state.ts'
import type { Units } from '#domain/money.ts'

/** One figure: how many documents, and what they come to in each currency; the largest sum first. */
export interface Figure {
  readonly count: number
  readonly sums: readonly (readonly [currency: string, sum: Units])[]
}

/** The figures above the list. */
export interface Figures {
  /** Invoices that wait for money. */
  readonly open: Figure
  /** Those of them whose day has passed. */
  readonly overdue: Figure
  /** Drafts of any kind but templates. */
  readonly unsent: Figure
  /** What was paid on invoices this month. */
  readonly collected: Figure
}

/** What the figures are made from. */
export interface Counted extends DocumentState {
  readonly currency: string
  readonly dueDate: string | null
  readonly payments: readonly { readonly date: string | null; readonly amount: Units }[]
}

/** The figures of all documents on a day, YYYY-MM-DD. */
export function figuresOf(documents: Iterable<Counted>, today: string): Figures {
  const [open, overdue, unsent, collected] = [new Sum(), new Sum(), new Sum(), new Sum()]
  const month = today.slice(0, 7)
  for (const each of documents) {
    const { currency, status, dueDate, balanceDue, payments } = each
    if (isOwed(each)) {
      open.add(currency, balanceDue)
      if (dueDate !== null && dueDate < today) overdue.add(currency, balanceDue)
    }
    if (isUnsent(each)) unsent.add(currency, 0)
    const paid = payments.reduce((sum, { date, amount }) => sum + (date?.startsWith(month) ? amount : 0), 0)
    // What came and went back again is no payment.
    if (paid !== 0 && status !== 'void') collected.add(currency, paid)
  }
  return { open: open.figure(), overdue: overdue.figure(), unsent: unsent.figure(), collected: collected.figure() }
}

class Sum {
  #count = 0
  readonly #sums = new Map<string, Units>()

  add(currency: string, amount: Units): void {
    this.#count += 1
    this.#sums.set(currency, (this.#sums.get(currency) ?? 0) + amount)
  }

  figure(): Figure {
    const sums = [...this.#sums].filter(([, sum]) => sum !== 0)
    return { count: this.#count, sums: sums.sort(([a, more], [b, less]) => less - more || (a < b ? -1 : 1)) }
  }
}
