import { isStale, ratedCurrencies } from '#domain/exchange-rates.ts'
import { RateAge } from '#web/kit/currency/rate-source.tsx'
import { useRates } from '#web/kit/currency/use-rates.ts'
import { useRenewedCosts } from '#web/kit/currency/use-renewed-costs.ts'
import { useSyncStatus } from '#web/kit/data/use-store.ts'
import { businessToday } from '#web/kit/documents/business-day.ts'
import { formatDay } from '#web/kit/format/date.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { Pill } from '#web/kit/ui/pill.tsx'
import { settingsMessages } from './messages.ts'

const messages = settingsMessages.rates

/** Which exchange rates foreign costs are converted at, of which day, and whether that is long ago (CUR-02). */
export function RatesPanel() {
  const rates = useRates()
  const stale = isStale(rates.date, businessToday())
  return (
    <Panel title={messages.title} lead={messages.lead} action={<RenewCosts />}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        <dt className="text-muted">{messages.date}</dt>
        <dd className="flex flex-wrap items-center gap-2">
          {formatDay(rates.date)}
          {stale ? <RateAge date={rates.date} /> : <Pill tone="ok">{messages.current}</Pill>}
        </dd>
        <dt className="text-muted">{messages.source}</dt>
        <dd>{rates.source === 'ECB' ? messages.ecb : rates.source}</dd>
        <dt className="text-muted">{messages.currencies}</dt>
        <dd>{formatNumber(ratedCurrencies(rates).length)}</dd>
      </dl>
      {stale && <p className="mt-3 text-pretty text-muted">{messages.staleHelp}</p>}
    </Panel>
  )
}

/** What would change is looked at before it is applied (PRICE-15). */
function RenewCosts() {
  const { network } = useSyncStatus()
  const { isBusy, renew } = useRenewedCosts()
  return (
    <Button size="small" disabled={isBusy || network === 'offline'} onClick={renew}>
      {messages.renew}
    </Button>
  )
}
