import { useState } from 'react'
import { daysBetween, isStale, ratedCurrencies } from '#domain/exchange-rates.ts'
import { useRates } from '#web/kit/currency/use-rates.ts'
import { renewCosts } from '#contract/endpoints/currency.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { showFailure } from '#web/kit/data/failure.ts'
import { useStore, useSyncStatus } from '#web/kit/data/use-store.ts'
import { formatDay, today } from '#web/kit/format/date.ts'
import { formatCount, formatNumber } from '#web/kit/format/number.ts'
import { useGo } from '#web/kit/shell/screen-link.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { Pill } from '#web/kit/ui/pill.tsx'
import { settingsText } from './text.ts'

const text = settingsText.rates

/** Which exchange rates foreign costs are converted at, of which day, and whether that is long ago (CUR-02). */
export function RatesPanel() {
  const rates = useRates()
  const now = today()
  const stale = isStale(rates.date, now)
  return (
    <Panel title={text.title} lead={text.lead} action={<RenewCosts />}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        <dt className="text-muted">{text.date}</dt>
        <dd className="flex flex-wrap items-center gap-2">
          {formatDay(rates.date)}
          <Pill tone={stale ? 'warn' : 'ok'}>
            {stale ? text.stale(formatCount(daysBetween(rates.date, now), text.days)) : text.current}
          </Pill>
        </dd>
        <dt className="text-muted">{text.source}</dt>
        <dd>{rates.source === 'ECB' ? text.ecb : rates.source}</dd>
        <dt className="text-muted">{text.currencies}</dt>
        <dd>{formatNumber(ratedCurrencies(rates).length)}</dd>
      </dl>
      {stale && <p className="mt-3 text-pretty text-muted">{text.staleHelp}</p>}
    </Panel>
  )
}

/** Proposes the newest rates for every foreign cost; what would change is looked at before it is applied (PRICE-15). */
function RenewCosts() {
  const store = useStore()
  const go = useGo()
  const { network } = useSyncStatus()
  const [busy, setBusy] = useState(false)

  async function propose() {
    setBusy(true)
    try {
      const id = store.newId()
      await callEndpoint(renewCosts, { body: { id } })
      store.retry()
      go('change-sets', { id })
    } catch (error) {
      showFailure(error, { act: 'change', thing: text.thing })
    }
    setBusy(false)
  }

  return (
    <Button size="small" disabled={busy || network === 'offline'} onClick={() => void propose()}>
      {text.renew}
    </Button>
  )
}
