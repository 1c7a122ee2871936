import { decimalFromUnits } from '#domain/money.ts'
import { inMajor } from '../kit/crud/term-sql.ts'
import type { Result, Statement } from '../kit/database/database.ts'
import { currentUser } from '../kit/database/data-access.ts'

const AMOUNTS = ['invoiced', 'credited', 'paid', 'due', 'overdue', 'credit'] as const

/**
 * A customer's account by currency, as `customerAccounts` of the domain calculates it; whether the customer exists; and their last
 * document.
 */
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

/** Today's date at the default business; days are texts that compare directly. */
const TODAY = `(now() at time zone coalesce((select time_zone from business_profile
  where user_id = ${currentUser} and is_default limit 1), 'UTC'))::date::text`

/**
 * Invoices and credit notes that count, with what is open of them and what is written off, by the rule of `writtenOff` in
 * #domain/documents/open-amount.ts; `of` selects the customers.
 */
const booked = (of: string): string => `issued as (
    select id::text as id, customer_id, document_type, status, currency, total, amount_paid, due_date, original_invoice_id from document
    where user_id = ${currentUser} and ${of} and document_type in ('invoice', 'creditnote')
      and status not in ('draft', 'void')
  ), credits as (
    select original_invoice_id, currency, sum(total) as total from issued
    where document_type = 'creditnote' and original_invoice_id is not null group by 1, 2
  ), booked as (
    select b.*, case when status = 'refunded' then 0 else standing end as open,
      case when status = 'refunded' then standing else 0 end as written_off
    from (
      select i.*, case when i.document_type = 'invoice'
        then greatest(0, i.total - i.amount_paid - coalesce(c.total, 0)) else 0 end as standing
      from issued i left join credits c on c.original_invoice_id = i.id and c.currency = i.currency
    ) b
  )`

const OF_ALL = booked('customer_id is not null')

/** Customers who owe something, or something whose day is over: a condition on the row `src`. */
export function owes(what: string): string {
  const late = what === 'overdue' ? ` and due_date < ${TODAY}` : ''
  return `src.id::text in (with ${OF_ALL} select customer_id from booked where open > 0${late})`
}

/** The debt of the row `src`, in major units of any currency; read once for all rows, then looked up. */
export const DUE = `coalesce(((with ${OF_ALL}, owed as (
    select customer_id, sum(${inMajor('open', 'currency')}) as due from booked group by 1
  ) select jsonb_object_agg(customer_id, due) from owed)->>src.id::text)::numeric, 0)`

const ACCOUNTS = `with ${booked('customer_id = $1')}, sums as (
    select currency,
      coalesce(sum(total) filter (where document_type = 'invoice'), 0) as invoiced,
      coalesce(sum(total) filter (where document_type = 'creditnote'), 0) + sum(written_off) as credited,
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

/** The summary from the answer to `readSummary`; undefined if the user has no such customer. Amounts in major units. */
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
