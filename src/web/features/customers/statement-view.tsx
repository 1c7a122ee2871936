import { document } from '#contract/entities/document.ts'
import type { Statement, StatementEntry } from '#domain/documents/statement.ts'
import { formatDay } from '#web/kit/format/date.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { CardList } from '#web/kit/ui/card-list.tsx'
import { none } from '#web/kit/ui/none.tsx'
import { type PlainColumn, PlainTable } from '#web/kit/ui/plain-table.tsx'
import { PHONE_QUERY, useMediaQuery } from '#web/kit/ui/use-media-query.ts'
import { pageMessages as messages } from './page-messages.ts'
import type { Days } from './statement-period.ts'

interface StatementViewProps {
  readonly statement: Statement
  readonly days: Days
}

/** The account of a customer in one currency, and what is open by its age (DOC-17). */
export function StatementView({ statement, days }: StatementViewProps) {
  const phone = useMediaQuery(PHONE_QUERY)
  const label = messages.statement.label(statement.currency)
  const shown: LinesProps = {
    label,
    lines: linesOf(statement, days),
    money: (units) => formatMoney(units, statement.currency),
  }
  return (
    <section aria-label={label} className="space-y-4">
      {phone ? <LineCards {...shown} /> : <LineTable {...shown} />}
      <AgeingFigures statement={statement} />
    </section>
  )
}

/** A line of an account: an entry, or the balance before the first and after the last day. */
interface Line {
  readonly key: string
  readonly day: string
  readonly words: string
  readonly entry?: StatementEntry
  readonly amount: number
  readonly balance: number
}

function linesOf({ entries, opening, closing }: Statement, { from, to }: Days): readonly Line[] {
  const text = messages.statement
  const lines = entries.map((entry, index): Line => {
    const { kind, documentNumber, date, amount, balance } = entry
    // Entries have no other identity than their position in the account.
    const key = `${index} ${documentNumber}`
    return { key, day: date, words: text.kinds[kind](documentNumber), entry, amount, balance }
  })
  return [
    { key: 'opening', day: from, words: text.opening, amount: opening, balance: opening },
    ...lines,
    { key: 'closing', day: to, words: text.closing, amount: closing, balance: closing },
  ]
}

interface LinesProps {
  readonly label: string
  readonly lines: readonly Line[]
  readonly money: (units: number) => string
}

function LineTable({ label, lines, money }: LinesProps) {
  const text = messages.statement
  const bold = (line: Line, shown: string) => (line.entry ? shown : <span className="font-semibold">{shown}</span>)
  const columns: readonly PlainColumn<Line>[] = [
    { label: text.date, renderCell: (line) => bold(line, formatDay(line.day)), className: 'font-normal' },
    { label: text.entry, renderCell: (line) => bold(line, line.words), className: 'min-w-32 whitespace-normal!' },
    {
      label: document.fields.dueDate.label,
      renderCell: ({ entry }) => (entry?.dueDate ? formatDay(entry.dueDate) : none),
    },
    {
      label: text.charge,
      renderCell: ({ entry }) => (entry?.kind === 'invoice' ? money(entry.amount) : none),
      align: 'end',
    },
    {
      label: text.credit,
      renderCell: ({ entry }) => (!entry || entry.kind === 'invoice' ? none : money(-entry.amount)),
      align: 'end',
    },
    { label: text.balance, renderCell: (line) => bold(line, money(line.balance)), align: 'end', pin: 'end' },
  ]
  return <PlainTable label={label} rows={lines} keyOf={({ key }) => key} columns={columns} />
}

function LineCards({ label, lines, money }: LinesProps) {
  return (
    <CardList label={label}>
      {lines.map(({ key, day, words, entry, amount, balance }) => (
        <li key={key} className="border-b border-line px-3 py-2.5 last:border-b-0">
          <p className="flex justify-between gap-3 font-semibold">
            <span className="min-w-0 truncate">{words}</span>
            <span className="shrink-0">{money(amount)}</span>
          </p>
          <p className="mt-0.5 flex justify-between gap-3 text-[13px] text-muted">
            <span>{formatDay(day)}</span>
            <span>{entry && `${messages.statement.balance} ${money(balance)}`}</span>
          </p>
        </li>
      ))}
    </CardList>
  )
}

function AgeingFigures({ statement }: { readonly statement: Statement }) {
  const { notDue, overdue, unassigned } = statement.ageing
  const [to30, to60, to90, beyond] = overdue
  const parts = [
    [messages.statement.notDue, notDue],
    [messages.statement.days(1, 30), to30],
    [messages.statement.days(31, 60), to60],
    [messages.statement.days(61, 90), to90],
    [messages.statement.over(90), beyond],
    ...(unassigned === 0 ? [] : [[messages.statement.unassigned, unassigned] as const]),
  ] as const
  return (
    <div className="rounded-xl border border-line bg-card px-4 py-3">
      <h3 className="text-[13px] font-semibold text-muted">{messages.statement.ageing}</h3>
      <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-3 md:flex md:flex-wrap md:gap-x-8">
        {parts.map(([name, units]) => (
          <div key={name}>
            <dt className="text-[13px] text-muted">{name}</dt>
            <dd className="font-semibold">{formatMoney(units, statement.currency)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
