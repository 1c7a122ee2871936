import { useDeferredValue, useMemo, useState } from 'react'
import { countOf } from '#web/kit/actions/nouns.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { usePricingContextOf } from '#web/kit/price/pricing-context.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { earlierPrices } from './earlier-prices.ts'
import { RecalculateDialog } from './recalculate-dialog.tsx'
import { settingsMessages } from './messages.ts'

const messages = settingsMessages.earlier

/** How many products were priced under an earlier setting, and the way to recalculate them; nothing where none was (PRICE-16). */
export function EarlierPricesNotice() {
  const rows = useDeferredValue(useRows('product'))
  const contextOf = useDeferredValue(usePricingContextOf())
  // Found out when nothing more urgent is to do.
  const found = useMemo(() => earlierPrices(rows, contextOf), [rows, contextOf])
  const [open, setOpen] = useState(false)
  const count = countOf('product', found.length)
  if (found.length === 0) return null
  return (
    <div className="z-20 bg-bg md:sticky md:top-0 md:-mt-3 md:pt-3">
      <Banner
        tone="warn"
        title={messages.title(count)}
        action={
          <Button size="small" onClick={() => setOpen(true)}>
            {messages.show(count)}
          </Button>
        }
      >
        {messages.text}
      </Banner>
      {open && <RecalculateDialog found={found} onClose={() => setOpen(false)} />}
    </div>
  )
}
