import type { CustomerAccount } from '#domain/customers/accounts.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { classNames } from '#web/kit/ui/class-names.ts'
import { pageMessages as messages } from './page-messages.ts'

const PARTS = ['overdue', 'credit', 'invoiced', 'credited', 'paid'] as const

/** How a customer stands, a row for each currency. */
export function BalanceFigures({ accounts }: { readonly accounts: readonly CustomerAccount[] }) {
  if (accounts.length === 0) return <p className="mb-4 text-[13px] text-muted">{messages.balance.none}</p>
  return (
    <section aria-label={messages.balance.label} className="mb-5 space-y-2">
      {accounts.map((account) => (
        <Account key={account.currency} account={account} />
      ))}
    </section>
  )
}

function Account({ account }: { readonly account: CustomerAccount }) {
  const money = (units: number): string => formatMoney(units, account.currency)
  const parts = PARTS.filter((name) => account[name] !== 0)
  return (
    <dl className="flex flex-wrap items-start gap-x-8 gap-y-3 rounded-xl border border-line bg-card px-4 py-3">
      <div>
        <dt className="text-[13px] font-semibold text-muted">{messages.balance.due}</dt>
        <dd className="text-xl font-bold">{account.due === 0 ? messages.balance.settled : money(account.due)}</dd>
      </div>
      {parts.map((name) => (
        <div key={name}>
          <dt className={classNames('text-[13px] font-semibold', name === 'overdue' ? 'text-bad' : 'text-muted')}>
            {messages.balance[name]}
          </dt>
          <dd className={classNames('text-base leading-7 font-semibold', name === 'overdue' && 'text-bad')}>
            {money(account[name])}
          </dd>
        </div>
      ))}
    </dl>
  )
}
