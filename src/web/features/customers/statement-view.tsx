import type { Statement, StatementEntry } from '#domain/documents/statement.ts'
import { formatDay } from '#web/kit/format/date.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { CardList } from '#web/kit/ui/card-list.tsx'
import { Cell, DataTable, HeadCell, Row } from '#web/kit/ui/data-table.tsx'
import { PHONE_QUERY, useMediaQuery } from '#web/kit/ui/use-media-query.ts'
import { none } from './customer-cells.tsx'
import { pageText } from './page-text.ts'
import type { Days } from './statement-period.ts'

const text = pageText.statement

interface StatementViewProps {
  readonly statement: Statement
  readonly days: Days
}

/** The account of a customer in one currency, and what is open by its age (DOC-17). */
export function StatementView({ statement, days }: StatementViewProps) {
  const phone = useMediaQuery(PHONE_QUERY)
  return (
    <section aria-label={text.label(statement.currency)} className="space-y-4">
      {phone ? <EntryCards statement={statement} days={days} /> : <EntryTable statement={statement} days={days} />}
      <AgeingFigures statement={statement} />
    </section>
  )
}

function EntryTable({ statement, days }: StatementViewProps) {
  const { currency, entries, opening, closing } = statement
  const money = (units: number): string => formatMoney(units, currency)
  return (
    <DataTable label={text.label(currency)}>
      <thead>
        <tr>
          <HeadCell pin="first">{text.date}</HeadCell>
          <HeadCell>{text.entry}</HeadCell>
          <HeadCell>{text.due}</HeadCell>
          <HeadCell align="end">{text.charge}</HeadCell>
          <HeadCell align="end">{text.credit}</HeadCell>
          <HeadCell align="end">{text.balance}</HeadCell>
        </tr>
      </thead>
      <tbody>
        <Bound day={days.from} words={text.opening} amount={money(opening)} />
        {entries.map((entry, index) => (
          // Entries have no other identity than their place in the account.
          <Row key={`${index} ${entry.documentNumber}`}>
            <Cell head pin="first" className="font-normal">
              {formatDay(entry.date)}
            </Cell>
            <Cell>{entryWords(entry)}</Cell>
            <Cell>{entry.dueDate === null ? none : formatDay(entry.dueDate)}</Cell>
            <Cell align="end">{entry.kind === 'invoice' ? money(entry.amount) : none}</Cell>
            <Cell align="end">{entry.kind === 'invoice' ? none : money(-entry.amount)}</Cell>
            <Cell align="end">{money(entry.balance)}</Cell>
          </Row>
        ))}
        <Bound day={days.to} words={text.closing} amount={money(closing)} />
      </tbody>
    </DataTable>
  )
}

/** The balance before the first and after the last day. */
function Bound({ day, words, amount }: { readonly day: string; readonly words: string; readonly amount: string }) {
  return (
    <Row>
      <Cell head pin="first" className="font-semibold">
        {formatDay(day)}
      </Cell>
      <Cell className="font-semibold">{words}</Cell>
      <Cell>{none}</Cell>
      <Cell align="end">{none}</Cell>
      <Cell align="end">{none}</Cell>
      <Cell align="end" className="font-bold">
        {amount}
      </Cell>
    </Row>
  )
}

function EntryCards({ statement, days }: StatementViewProps) {
  const { currency, entries, opening, closing } = statement
  const money = (units: number): string => formatMoney(units, currency)
  const line = (key: string, title: string, value: string, detail: string, balance: string) => (
    <li key={key} className="border-b border-line px-3 py-2.5 last:border-b-0">
      <p className="flex justify-between gap-3 font-semibold">
        <span className="min-w-0 truncate">{title}</span>
        <span className="shrink-0">{value}</span>
      </p>
      <p className="mt-0.5 flex justify-between gap-3 text-[13px] text-muted">
        <span>{detail}</span>
        <span>{balance}</span>
      </p>
    </li>
  )
  return (
    <CardList label={text.label(currency)}>
      {line('opening', text.opening, money(opening), formatDay(days.from), '')}
      {entries.map((entry, index) =>
        line(
          `${index} ${entry.documentNumber}`,
          entryWords(entry),
          money(entry.amount),
          formatDay(entry.date),
          `${text.balance} ${money(entry.balance)}`,
        ),
      )}
      {line('closing', text.closing, money(closing), formatDay(days.to), '')}
    </CardList>
  )
}

function AgeingFigures({ statement }: { readonly statement: Statement }) {
  const { notDue, overdue, unassigned } = statement.ageing
  const [to30, to60, to90, beyond] = overdue
  const range = (from: number, to: number): string => text.days(formatNumber(from), formatNumber(to))
  const parts = [
    [text.notDue, notDue],
    [range(1, 30), to30],
    [range(31, 60), to60],
    [range(61, 90), to90],
    [text.over(formatNumber(90)), beyond],
    ...(unassigned === 0 ? [] : [[text.unassigned, unassigned] as const]),
  ] as const
  return (
    <div className="rounded-xl border border-line bg-card px-4 py-3">
      <h3 className="text-[13px] font-semibold text-muted">{text.ageing}</h3>
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

function entryWords({ kind, documentNumber }: StatementEntry): string {
  return text.kinds[kind](documentNumber)
}
