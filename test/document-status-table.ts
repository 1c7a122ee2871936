/**
 * What becomes of a document when somebody sets its status, written by hand from DOC-06, DOC-08 and DOC-15. A row is the status it has, a
 * column the one that is asked for:
 *
 * - `+`  it has the asked status then
 * - `=`  the call answers, and nothing changes
 * - `!`  it is refused, and nothing changes
 * - `?`  the call of DOC-06 answers and changes nothing (`viewed` leaves any status but sent alone); a plain edit is refused
 *
 * Sent follows any status but void; viewed follows sent alone; paid and partial are for invoices that are neither void nor refunded; void
 * is for what was never issued.
 */
const STATUS_TABLE: Readonly<Record<string, string>> = {
  invoice: `
    from      | draft sent viewed partial paid accepted declined received applied refunded void
    draft     |   =    +     ?       +     +      !        !        !        !       +      +
    sent      |   !    =     +       +     +      !        !        !        !       +      !
    viewed    |   !    +     =       +     +      !        !        !        !       +      !
    partial   |   !    +     ?       =     +      !        !        !        !       +      !
    paid      |   !    +     ?       +     =      !        !        !        !       +      !
    refunded  |   !    +     ?       !     !      !        !        !        !       =      !
    void      |   !    !     ?       !     !      !        !        !        !       !      =`,
  quote: `
    from      | draft sent viewed partial paid accepted declined received applied refunded void
    draft     |   =    +     ?       !     !      +        +        !        !       !      +
    sent      |   !    =     +       !     !      +        +        !        !       !      !
    viewed    |   !    +     =       !     !      +        +        !        !       !      !
    accepted  |   !    +     ?       !     !      =        +        !        !       !      !
    declined  |   !    +     ?       !     !      +        =        !        !       !      !
    void      |   !    !     ?       !     !      !        !        !        !       !      =`,
  receipt: `
    from      | draft sent viewed partial paid accepted declined received applied refunded void
    draft     |   =    +     ?       !     !      !        !        !        !       !      +
    sent      |   !    =     +       !     !      !        !        !        !       !      !
    viewed    |   !    +     =       !     !      !        !        !        !       !      !
    void      |   !    !     ?       !     !      !        !        !        !       !      =`,
  creditnote: `
    from      | draft sent viewed partial paid accepted declined received applied refunded void
    draft     |   =    +     ?       !     !      !        !        !        +       !      +
    sent      |   !    =     +       !     !      !        !        !        +       !      !
    viewed    |   !    +     =       !     !      !        !        !        +       !      !
    applied   |   !    +     ?       !     !      !        !        !        =       !      !
    void      |   !    !     ?       !     !      !        !        !        !       !      =`,
  purchaseorder: `
    from      | draft sent viewed partial paid accepted declined received applied refunded void
    draft     |   =    +     ?       !     !      !        !        +        !       !      +
    sent      |   !    =     +       !     !      !        !        +        !       !      !
    viewed    |   !    +     =       !     !      !        !        +        !       !      !
    received  |   !    +     ?       !     !      !        !        =        !       !      !
    void      |   !    !     ?       !     !      !        !        !        !       !      =`,
  template: `
    from      | draft sent viewed partial paid accepted declined received applied refunded void
    draft     |   =    +     ?       !     !      !        !        !        !       !      +
    sent      |   !    =     +       !     !      !        !        !        !       !      !
    viewed    |   !    +     =       !     !      !        !        !        !       !      !
    void      |   !    !     ?       !     !      !        !        !        !       !      =`,
}

/** How an invoice of 100 stands for its money. */
export interface MoneyCase {
  readonly name: string
  readonly paid: number
  readonly credited: number
  /** What is still to be paid; below zero the customer has a credit. */
  readonly balance: number
  /** What one payment more brings when it is marked as paid; 0 where none is recorded. */
  readonly payment: number
  readonly balanceWhenPaid: number
  /** The status that the money alone gives an invoice that was sent. */
  readonly sent: string
  /** What the screen offers to call it then: DOC-06 refuses nobody who asks for more, but nothing that its money contradicts is offered. */
  readonly offered: readonly string[]
}

const MONEY = `
  name                       paid credited | balance | payment balanceWhenPaid | sent     | offered
  unpaid                        0        0 |     100 |     100               0 | sent     | viewed,paid
  part-paid                    40        0 |      60 |      60               0 | partial  | paid
  paid                        100        0 |       0 |       0               0 | paid     | -
  over-paid                   130        0 |     -30 |       0             -30 | paid     | -
  part-credited                 0       25 |      75 |      75               0 | sent     | viewed,paid
  part-paid,part-credited      40       25 |      35 |      35               0 | partial  | paid
  rest-paid,part-credited      75       25 |       0 |       0               0 | paid     | -
  paid,part-credited          100       25 |     -25 |       0             -25 | paid     | -
  credited                      0      100 |       0 |       0               0 | refunded | -
  part-paid,credited           40      100 |     -40 |       0             -40 | refunded | -
  paid,credited               100      100 |    -100 |       0            -100 | refunded | -`

/**
 * The same of an invoice of -100, which may go out although the screen offers a credit note: it is paid by paying out what it promises.
 * More than that is never given back, and no credit note takes it back.
 */
const BELOW_ZERO = `
  name                       paid credited | balance | payment balanceWhenPaid | sent     | offered
  unpaid                        0        0 |    -100 |    -100               0 | sent     | -
  part-paid-out               -40        0 |     -60 |     -60               0 | partial  | -
  paid-out                   -100        0 |       0 |       0               0 | paid     | -`

/** The money that an invoice can have seen. Any other act leaves amounts as they are: only paid records a payment (DOC-15). */
export const MONEY_TABLE = moneyOf(MONEY)
export const BELOW_ZERO_TABLE = moneyOf(BELOW_ZERO)

function moneyOf(table: string): readonly MoneyCase[] {
  return cellsOf(table).map(
    ([name = '', paid, credited, balance, payment, balanceWhenPaid, sent = '', offered = '-']) => ({
      name,
      paid: Number(paid),
      credited: Number(credited),
      balance: Number(balance),
      payment: Number(payment),
      balanceWhenPaid: Number(balanceWhenPaid),
      sent,
      offered: offered === '-' ? [] : offered.split(','),
    }),
  )
}

/** One cell of the status table. */
export interface StatusCase {
  readonly type: string
  readonly from: string
  readonly to: string
  readonly outcome: '+' | '=' | '!' | '?'
}

/** Every cell of the table. */
export const STATUS_CASES: readonly StatusCase[] = Object.entries(STATUS_TABLE).flatMap(([type, table]) => {
  const [, ...columns] =
    table
      .trim()
      .split('\n')[0]
      ?.split(/[\s|]+/) ?? []
  return cellsOf(table).flatMap(([from = '', ...cells]) =>
    columns.map((to, index) => ({ type, from, to, outcome: cells[index] as StatusCase['outcome'] })),
  )
})

/**
 * The same of an invoice that has seen money: where it was paid or credited in part, nobody calls it refunded by hand, because a credit note
 * takes back what is left (DOC-08).
 */
export function withMoney(cell: StatusCase, { paid, credited }: Pick<MoneyCase, 'paid' | 'credited'>): StatusCase {
  const isPart = credited !== 100 && (paid !== 0 || credited !== 0)
  return cell.to === 'refunded' && cell.outcome === '+' && isPart ? { ...cell, outcome: '!' } : cell
}

function cellsOf(table: string): string[][] {
  const [, ...rows] = table.trim().split('\n')
  return rows.map((row) => row.trim().split(/[\s|]+/))
}
