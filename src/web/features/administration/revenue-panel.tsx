import { adminRevenue, type RevenueAnswer } from '#contract/endpoints/plans.ts'
import { unitsFromDecimal } from '#domain/money.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { formatMoney, formatMoneyChange } from '#web/kit/format/money.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { useAnswer } from '#web/kit/load/use-answer.ts'
import { Panel } from '#web/kit/ui/panel.tsx'
import { PlainRows } from '#web/kit/ui/plain-table.tsx'
import { Answered } from './answered.tsx'
import { administrationMessages } from './messages.ts'

const messages = administrationMessages.revenue
const ask = () => callEndpoint<RevenueAnswer>(adminRevenue)

type Total = RevenueAnswer['total'][number]
type PlanRevenue = RevenueAnswer['plans'][number]

/** What is paid each month, in total and by plan, and what came and went (SUB-04). */
export function RevenuePanel() {
  const loaded = useAnswer(null, ask)
  return (
    <Panel title={messages.title} lead={messages.lead}>
      <Answered loaded={loaded}>
        {({ total, plans }) =>
          total.length === 0 ? (
            <p className="text-muted">{messages.none}</p>
          ) : (
            <div className="space-y-4">
              <Totals total={total} />
              <Plans plans={plans.filter(({ revenue }) => revenue.length > 0)} />
            </div>
          )
        }
      </Answered>
    </Panel>
  )
}

function Totals({ total }: Pick<RevenueAnswer, 'total'>) {
  const money = (label: string, name: Exclude<keyof Total, 'currency'>, sign: 1 | -1 | 0) => ({
    label,
    align: 'end' as const,
    isNamed: true,
    renderCell: (row: Total) => moneyText(row[name], row.currency, sign),
  })
  return (
    <PlainRows<Total>
      label={messages.title}
      rows={total}
      keyOf={({ currency }) => currency}
      columns={[
        { label: messages.currency, renderCell: ({ currency }) => currency },
        money(messages.before, 'before', 0),
        money(messages.added, 'added', 1),
        money(messages.up, 'up', 1),
        money(messages.down, 'down', -1),
        money(messages.lost, 'lost', -1),
        { ...money(messages.now, 'now', 0), phone: 'aside' },
      ]}
    />
  )
}

function Plans({ plans }: Pick<RevenueAnswer, 'plans'>) {
  const each = (revenue: PlanRevenue['revenue'], name: 'amount' | 'change') =>
    revenue.map((row) => moneyText(row[name], row.currency, name === 'change' ? 1 : 0)).join(', ')
  return (
    <PlainRows<PlanRevenue>
      label={messages.byPlan}
      rows={plans}
      keyOf={({ id }) => id}
      columns={[
        { label: messages.plan, renderCell: ({ name }) => name },
        {
          label: messages.subscribers,
          align: 'end',
          isNamed: true,
          renderCell: ({ subscribers }) => formatNumber(subscribers),
        },
        {
          label: messages.change,
          align: 'end',
          isNamed: true,
          renderCell: ({ revenue }) => each(revenue, 'change'),
        },
        { label: messages.now, align: 'end', phone: 'aside', renderCell: ({ revenue }) => each(revenue, 'amount') },
      ]}
    />
  )
}

/** An amount of the server in words; with a sign it is a change. */
function moneyText(amount: number, currency: string, sign: 1 | -1 | 0): string {
  const units = unitsFromDecimal(amount, currency)
  const value = 'value' in units ? units.value : 0
  return sign === 0 ? formatMoney(value, currency) : formatMoneyChange(sign * value, currency)
}
