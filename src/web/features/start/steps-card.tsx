import Check from 'lucide-react/icons/check'
import type { ScreenId } from '#contract/screens.ts'
import { useRows, useStore } from '#web/kit/data/use-store.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { hasRows } from '#web/kit/figures/has-rows.ts'
import { defaultProfile } from '#web/kit/price/pricing-context.ts'
import { deviceFlag } from '#web/kit/shell/device-flag.ts'
import { useReadOnly } from '#web/kit/shell/reach.ts'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Block } from './block.tsx'
import { dashboardMessages } from './dashboard-messages.ts'

const messages = dashboardMessages.steps
/** Whether the steps are shown until all of them are done. */
const steps = deviceFlag('homeSteps', true)

type Step = 'vat' | 'margin' | 'products' | 'price' | 'document'

const PLACES: Readonly<
  Record<Step, { readonly screen: ScreenId; readonly search?: Readonly<Record<string, string>> }>
> = {
  vat: { screen: 'settings-vat' },
  margin: { screen: 'settings-pricing' },
  products: { screen: 'import' },
  price: { screen: 'shipments' },
  document: { screen: 'documents' },
}

/** The way of a new shop in five steps, gone once they are done or hidden (PAGE-01). */
export function StepsCard() {
  const isShown = steps.use()
  const readOnly = useReadOnly()
  const done = useDone()
  const all = Object.keys(PLACES) as Step[]
  if (!isShown || readOnly || done.size === all.length) return null
  return (
    <Block
      title={messages.title}
      lead={messages.lead(formatNumber(done.size), formatNumber(all.length))}
      more={
        <Button tone="ghost" size="small" className="-me-2.5" onClick={() => steps.set(false)}>
          {messages.hide}
        </Button>
      }
    >
      <ol className="grid gap-x-6 sm:grid-cols-2 xl:grid-cols-3">
        {all.map((step, index) => (
          <li key={step} className="flex min-h-11 items-center gap-3">
            <Mark isDone={done.has(step)} place={index + 1} />
            {done.has(step) ? (
              <span className="text-muted">
                {messages[step]}
                <span className="sr-only"> ({messages.done})</span>
              </span>
            ) : (
              <ScreenLink {...PLACES[step]} className="min-h-6 font-semibold hover:underline">
                {messages[step]}
              </ScreenLink>
            )}
          </li>
        ))}
      </ol>
    </Block>
  )
}

function Mark({ isDone, place }: { readonly isDone: boolean; readonly place: number }) {
  return (
    <span
      aria-hidden="true"
      className={
        isDone
          ? 'inline-flex size-6 shrink-0 items-center justify-center rounded-full bg-ok-surface text-ok [&_svg]:size-4'
          : 'inline-flex size-6 shrink-0 items-center justify-center rounded-full border border-line text-[13px] font-semibold text-muted'
      }
    >
      {isDone ? <Check /> : formatNumber(place)}
    </span>
  )
}

function useDone(): ReadonlySet<Step> {
  const store = useStore()
  const profile = defaultProfile(useRows('businessProfile'))
  const shipments = useRows('shipment')
  const done: readonly [Step, boolean][] = [
    ['vat', profile !== undefined && profile.name !== '' && profile.country !== ''],
    ['margin', (profile?.defaultMargin ?? 0) > 0],
    ['products', hasRows(store, 'product')],
    ['price', shipments.some(({ status }) => status === 'landed') || hasPrice(store)],
    ['document', hasRows(store, 'document')],
  ]
  return new Set(done.flatMap(([step, isDone]) => (isDone ? step : [])))
}

function hasPrice(store: ReturnType<typeof useStore>): boolean {
  for (const { effectivePrice } of store.scan('product', ['effectivePrice'])) if (effectivePrice !== null) return true
  return false
}
