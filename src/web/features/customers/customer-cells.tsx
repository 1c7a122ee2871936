import type { CustomerAccount } from '#domain/customers/accounts.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { none } from '#web/kit/ui/none.tsx'
import { Badge, Pill } from '#web/kit/ui/pill.tsx'
import type { Tone } from '#web/kit/ui/tone.tsx'
import { customersMessages as messages } from './messages.ts'

type CustomerRow = RowOfKind<'customer'>

const TONES: Readonly<Record<CustomerRow['status'], Tone>> = { active: 'ok', inactive: 'neutral', pending: 'warn' }
const SHOWN_TAGS = 2

/** Whether a customer buys. */
export function CustomerStatus({ status }: Pick<CustomerRow, 'status'>) {
  return (
    <Pill plain tone={TONES[status]}>
      {messages.states[status]}
    </Pill>
  )
}

/** A customer's name, by which lists are sorted, with their company behind it. */
export function CustomerName({ row }: { readonly row: CustomerRow }) {
  const company = companyOf(row)
  return (
    <>
      {row.name}
      {company !== '' && <span className="font-normal text-muted"> · {company}</span>}
    </>
  )
}

/** The company of a customer; empty where it is their name. */
export function companyOf({ name, company }: CustomerRow): string {
  return company === name ? '' : company
}

/** The first tags of a customer and how many more there are. */
export function TagList({ tags }: Pick<CustomerRow, 'tags'>) {
  if (tags.length === 0) return none
  const rest = tags.length - SHOWN_TAGS
  return (
    <span className="inline-flex items-center gap-1" data-tip={rest > 0 ? tags.join(', ') : undefined}>
      {tags.slice(0, SHOWN_TAGS).map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
      {rest > 0 && <span className="text-[13px] text-muted">+{rest}</span>}
    </span>
  )
}

/** What a customer owes, by currency; what is overdue in part or in full is marked, and what the seller owes is negative. */
export function DueAmount({ accounts }: { readonly accounts: readonly CustomerAccount[] | undefined }) {
  const open = (accounts ?? []).filter(({ due, credit }) => due > 0 || credit > 0)
  if (open.length === 0) return none
  return (
    <span className="inline-flex flex-col items-end">
      {open.map(({ currency, due, overdue, credit }) =>
        due > 0 ? (
          <span key={currency}>
            {overdue > 0 ? (
              <Pill plain tone={overdue < due ? 'warn' : 'bad'} meaning={messages.overdue(overdue, currency)}>
                {formatMoney(due, currency)}
              </Pill>
            ) : (
              formatMoney(due, currency)
            )}
          </span>
        ) : (
          <span key={currency} className="text-muted">
            {formatMoney(-credit, currency)}
          </span>
        ),
      )}
    </span>
  )
}
