import { useState } from 'react'
import { isStale, ratedCurrencies } from '#domain/exchange-rates.ts'
import { RateAge } from '#web/kit/currency/rate-source.tsx'
import { askForRates } from '#web/kit/currency/rates.ts'
import { useRates } from '#web/kit/currency/use-rates.ts'
import { useRenewedCosts } from '#web/kit/currency/use-renewed-costs.ts'
import { showFailure } from '#web/kit/data/failure.ts'
import { useSyncStatus } from '#web/kit/data/use-store.ts'
import { businessToday } from '#web/kit/documents/business-day.ts'
import { formatDay } from '#web/kit/format/date.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { Button, wrappingButtonClass } from '#web/kit/ui/button.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { Pill } from '#web/kit/ui/pill.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import { settingsMessages } from './messages.ts'

const messages = settingsMessages.rates

/** Which exchange rates foreign costs are converted at, of which day, and whether that is long ago (CUR-02). */
export function RatesPanel() {
  const rates = useRates()
  const stale = isStale(rates.date, businessToday())
  return (
    <Panel title={messages.title} lead={messages.lead} action={<RatesActs date={rates.date} />}>
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

/** Asks for newer rates, and proposes them for costs: what would change is looked at before it is applied (PRICE-15). */
function RatesActs({ date }: { readonly date: string }) {
  const isOffline = useSyncStatus().network === 'offline'
  const { isBusy, renew } = useRenewedCosts()
  const [isAsking, setAsking] = useState(false)
  async function ask() {
    setAsking(true)
    try {
      const isNewer = await askForRates()
      showToast({ title: isNewer ? messages.newer : messages.noneNewer(formatDay(date)) })
    } catch (error) {
      showFailure(error, { act: 'load', thing: messages.title })
    } finally {
      setAsking(false)
    }
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" className={wrappingButtonClass} disabled={isAsking || isOffline} onClick={() => void ask()}>
        {messages.ask}
      </Button>
      <Button size="small" className={wrappingButtonClass} disabled={isBusy || isOffline} onClick={renew}>
        {messages.renew}
      </Button>
    </div>
  )
}
