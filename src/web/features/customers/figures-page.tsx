import { type ReactNode, useMemo } from 'react'
import { customerMetrics, type Tally, UNKNOWN } from '#domain/customers/metrics.ts'
import { CUSTOMER_STATES } from '#contract/entities/customer.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { formatNumber, formatPercent } from '#web/kit/format/number.ts'
import { countryName } from '#web/kit/format/country-names.ts'
import { NoRows } from '#web/kit/list/no-rows.tsx'
import { BackLink } from '#web/kit/list/record-page.tsx'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { ScreenButton, ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { BarChart } from '#web/kit/ui/bar-chart.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { figuresMessages as messages } from './figures-messages.ts'
import { customersMessages } from './messages.ts'

/** The metrics of customers, each bar leading to those it counts (CUST-02). */
export function CustomerFiguresPage() {
  const rows = useRows('customer')
  const metrics = useMemo(() => customerMetrics(rows), [rows])
  const { totalCustomers: total, activeCustomers, inactiveCustomers, pendingCustomers } = metrics
  const states = { active: activeCustomers, inactive: inactiveCustomers, pending: pendingCustomers }
  const byStatus: Tally = CUSTOMER_STATES.map((status) => [status, states[status]])
  return (
    <>
      <BackLink screen="customers">{customersMessages.title}</BackLink>
      <PageHead title={messages.title} />
      {rows.length === 0 ? (
        <NoRows columns={3}>
          <EmptyState
            title={customersMessages.empty.title}
            action={<ScreenButton screen="customers">{customersMessages.title}</ScreenButton>}
          >
            {messages.empty}
          </EmptyState>
        </NoRows>
      ) : (
        <div className="space-y-6">
          <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
            <Figure name={messages.total} value={formatNumber(total)} />
            <Figure name={messages.active} value={formatNumber(activeCustomers)} />
            <Figure name={messages.pending} value={formatNumber(pendingCustomers)} />
            <Figure
              name={messages.subscriptionRate}
              value={formatPercent(Math.round(metrics.subscriptionRate * 10_000))}
              help={messages.rateHelp}
            />
          </dl>
          <div className="grid items-start gap-4 lg:grid-cols-3">
            <Chart label={messages.byStatus} head={messages.status} tally={byStatus} name={stateLink} />
            <Chart
              label={messages.byCountry}
              head={messages.country}
              tally={metrics.customersByCountry}
              name={countryLink}
            />
            <Chart
              label={messages.byIndustry}
              head={messages.industry}
              tally={metrics.customersByIndustry}
              name={industryLink}
            />
          </div>
        </div>
      )}
    </>
  )
}

function Figure({ name, value, help }: { readonly name: string; readonly value: string; readonly help?: string }) {
  return (
    <div className="rounded-xl border border-line bg-card px-4 py-3">
      <dt className="text-[13px] font-semibold text-muted">{name}</dt>
      <dd className="mt-1 text-xl font-bold">{value}</dd>
      {help && <dd className="text-[13px] text-muted">{help}</dd>}
    </div>
  )
}

interface ChartProps {
  readonly label: string
  readonly head: string
  readonly tally: Tally
  readonly name: (word: string) => ReactNode
}

function Chart({ label, head, tally, name }: ChartProps) {
  return (
    <div className="rounded-2xl border border-line bg-card p-4 md:p-5">
      <BarChart
        label={label}
        bars={tally.map(([word, value]) => ({ key: word, name: name(word), value }))}
        format={formatNumber}
        share={(value, total) => formatPercent(Math.round((value / total) * 1_000_000))}
        others={messages.others}
        heads={{ name: head, value: customersMessages.title }}
      />
    </div>
  )
}

const linkClass = 'rounded-sm hover:text-primary hover:underline'

function stateLink(status: string): ReactNode {
  return (
    <ScreenLink screen="customers" search={{ status }} className={linkClass}>
      {customersMessages.states[status as keyof typeof customersMessages.states]}
    </ScreenLink>
  )
}

function countryLink(country: string): ReactNode {
  return (
    <ScreenLink screen="customers" search={{ country }} className={linkClass}>
      {country === UNKNOWN ? customersMessages.notSet : countryName(country)}
    </ScreenLink>
  )
}

function industryLink(industry: string): ReactNode {
  return (
    <ScreenLink screen="customers" search={{ industry }} className={linkClass}>
      {industry === UNKNOWN ? customersMessages.notSet : industry}
    </ScreenLink>
  )
}
