import type { AskedOf } from '#domain/assistant/asked.ts'
import type { AnswerPart } from '../answer-parts.ts'
import { MOST_TABLE_ROWS } from '../answer-parts.ts'
import { builtInMessages as messages } from '../built-in-messages.ts'
import { MOST_ROWS } from '../figures.ts'
import type { ToolResult } from '../tools.ts'
import { aboutNamed, type Answering, type Parts, told } from './answering.ts'
import { amountCell, linked, table, words } from './formats.ts'
import { convertedAndLeftOut } from './left-out-words.ts'

/** What customers owe, or one of them. */
export function* receivables(answering: Answering, { customer, focus, largest }: AskedOf<'receivables'>): Parts {
  const order = {
    ...(largest ? { order: 'largest' as const } : {}),
    ...(focus === 'overdue' ? { only: focus } : {}),
  }
  if (!customer)
    return yield* told('receivables', { ...order, limit: MOST_ROWS }, (result) =>
      owed(answering, result, focus, undefined, largest && largestOwed(answering, result, focus, largest)),
    )
  return yield* aboutNamed(answering, 'customer', customer, ({ id, shown }) =>
    told('receivables', { customerId: id, ...order, limit: MOST_ROWS }, (result) =>
      owed(answering, result, focus, shown),
    ),
  )
}

/** Who owes most, or which invoice is the largest; undefined where nothing is owed. */
function largestOwed(
  { formats: { money } }: Answering,
  { customers, invoices, currency }: ToolResult<'receivables'>,
  focus: 'open' | 'overdue',
  of: 'invoices' | 'customers',
): string | undefined {
  if (of === 'invoices') {
    const [first] = invoices
    return first && messages.largestInvoice(first.customer, money(first.open, first.currency))
  }
  const [most] = customers
  return most && Number(most[focus]) > 0 ? messages.owesMost(most.name, money(most[focus], currency)) : undefined
}

function owed(
  { formats }: Answering,
  { open, overdue, currency, ages, invoices, converted, leftOut }: ToolResult<'receivables'>,
  focus: 'open' | 'overdue',
  name?: string,
  first?: string,
): readonly AnswerPart[] {
  const { money, number } = formats
  const left = convertedAndLeftOut(formats, converted, currency, leftOut)
  if (Number(open) === 0) return words(name === undefined ? messages.nothingOwed : messages.owesNothing(name), ...left)
  if (focus === 'overdue' && Number(overdue) === 0)
    return words(name === undefined ? messages.nothingOverdue : messages.nothingOverdueOf(name), ...left)
  const sums = [money(open, currency), money(overdue, currency)] as const
  const counted = ages.reduce((sum, each) => sum + (focus === 'open' || each.age !== 'notDue' ? each.invoices : 0), 0)
  const said = focus === 'open' ? messages.owed : messages.late
  const rows = invoices.map((invoice) => [
    linked(invoice.number, 'document', invoice.id),
    { value: invoice.customer },
    { value: invoice.dueDate },
    amountCell(invoice.open, invoice.currency),
  ])
  return [
    ...words(
      first,
      name === undefined ? said(counted, number(counted), ...sums) : messages.owedBy(name, ...sums),
      ...left,
    ),
    table(
      {
        title: messages.titles.open,
        columns: [
          { label: messages.columns.number, kind: 'text' },
          { label: messages.columns.customer, kind: 'text' },
          { label: messages.columns.due, kind: 'day' },
          { label: messages.columns.open, kind: 'money' },
        ],
        rows,
        total: Math.max(counted, rows.length),
        open: { screen: 'documents', search: { documentType: 'invoice', status: focus } },
      },
      MOST_TABLE_ROWS,
    ),
  ]
}

/** How long customers took to pay, or one of them. */
export function paying(answering: Answering, { customer }: AskedOf<'paying'>): Parts {
  const ask = (of?: { readonly id: string; readonly shown: string }): Parts =>
    told('receivables', { ...(of ? { customerId: of.id } : {}), limit: 1 }, ({ paid }) =>
      paidIn(answering, paid, of?.shown),
    )
  return customer ? aboutNamed(answering, 'customer', customer, ask) : ask()
}

function paidIn(
  { formats: { day, number, share } }: Answering,
  { from, to, invoices, meanDays, medianDays, onTime }: ToolResult<'receivables'>['paid'],
  name: string | undefined,
): readonly AnswerPart[] {
  const said =
    meanDays === null || medianDays === null || onTime === null
      ? messages.nonePaid
      : messages.paidAfter(invoices, number(invoices), number(meanDays), number(medianDays), share(onTime))
  return words(messages.days(day(from), day(to)), name === undefined ? said : messages.ofRow(name, said))
}
