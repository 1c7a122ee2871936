import { decimalFromUnits } from '#domain/money.ts'
import type { Result, Statement } from '../kit/database/database.ts'
import { currentUser } from '../kit/database/doors.ts'

const AMOUNTS = ['invoiced', 'credited', 'paid', 'due', 'overdue', 'credit'] as const

/** How a customer stands by currency, as `customerAccounts` of the domain says it; whether there is one; and their last document. */
export function readSummary(customerId: string): readonly Statement[] {
  return [
    {
      name: 'customers:known',
      text: `select id from customer where user_id = ${currentUser} and id = $1`,
      values: [customerId],
    },
    { name: 'customers:accounts', text: ACCOUNTS, values: [customerId] },
    { name: 'customers:last-document', text: LAST, values: [customerId] },
  ]
}

/** The day it is for the default business; days are texts that compare as they are. */
const TODAY = `(now() at time zone coalesce((select time_zone from business_profile
  where user_id = ${currentUser} and is_default limit 1), 'UTC'))::date::text`

/** Invoices and credit notes that count, with what is open on each; `of` says whose. */
const booked = (of: string): string => `issued as (
    select id::text as id, customer_id, document_type, currency, total, amount_paid, due_date, original_invoice_id from document
    where user_id = ${currentUser} and ${of} and document_type in ('invoice', 'creditnote')
      and status not in ('draft', 'void')
  ), credits as (
    select original_invoice_id, currency, sum(total) as total from issued
    where document_type = 'creditnote' and original_invoice_id is not null group by 1, 2
  ), booked as (
    select i.*, case when i.document_type = 'invoice'
      then greatest(0, i.total - i.amount_paid - coalesce(c.total, 0)) else 0 end as open
    from issued i left join credits c on c.original_invoice_id = i.id and c.currency = i.currency
  )`

/** The ids of customers whose account has an amount in `due` or `overdue` in any currency. */
export const OWING: Readonly<Record<'due' | 'overdue', string>> = {
  due: `with ${booked('customer_id is not null')} select customer_id from booked where open > 0`,
  overdue: `with ${booked('customer_id is not null')} select customer_id from booked where open > 0 and due_date < ${TODAY}`,
}

const ACCOUNTS = `with ${booked('customer_id = $1')}, sums as (
    select currency,
      coalesce(sum(total) filter (where document_type = 'invoice'), 0) as invoiced,
      coalesce(sum(total) filter (where document_type = 'creditnote'), 0) as credited,
      coalesce(sum(amount_paid) filter (where document_type = 'invoice'), 0) as paid,
      sum(open) as due,
      coalesce(sum(open) filter (where due_date < ${TODAY}), 0) as overdue
    from booked group by currency
  )
  select *, due - (invoiced - credited - paid) as credit from sums order by currency collate "C"`

const LAST = `select id, document_type as "documentType", document_number as "documentNumber", status, issue_date as "issueDate",
    currency, total
  from document where user_id = ${currentUser} and customer_id = $1 and document_type <> 'template' and status <> 'void'
  order by issue_date desc nulls last, created_at desc, id desc limit 1`

/** What `readSummary` found; undefined where the user has no such customer. Amounts in major units. */
export function summaryOf(
  customerId: string,
  [known, accounts, last]: readonly Result[],
): Readonly<Record<string, unknown>> | undefined {
  if (known?.rows.length !== 1) return undefined
  const balances = (accounts?.rows ?? []).map((row) => {
    const currency = String(row['currency'])
    return { currency, ...Object.fromEntries(AMOUNTS.map((name) => [name, majorOf(row[name], currency)])) }
  })
  const document = last?.rows[0]
  const lastDocument = document
    ? { ...document, total: majorOf(document['total'], String(document['currency'])) }
    : null
  return { customerId, balances, lastDocument }
}

function majorOf(units: unknown, currency: string): number {
  return Number(decimalFromUnits(Number(units), currency))
}
