import { useState } from 'react'
import { formatCount } from '#web/kit/format/number.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { RecalculateDialog } from './recalculate-dialog.tsx'
import { settingsText } from './text.ts'
import { useEarlierPrices } from './use-earlier-prices.ts'

const text = settingsText.earlier

/** How many products were priced under an earlier setting, and the way to recalculate them; nothing where none was (PRICE-16). */
export function EarlierPricesNotice() {
  const found = useEarlierPrices()
  const [open, setOpen] = useState(false)
  const count = formatCount(found.length, settingsText.product)
  if (found.length === 0) return null
  return (
    <div className="z-20 bg-bg md:sticky md:top-0 md:-mt-3 md:pt-3">
      <Banner
        tone="warn"
        title={text.title(count)}
        action={
          <Button size="small" onClick={() => setOpen(true)}>
            {text.show(count)}
          </Button>
        }
      >
        {text.text}
      </Banner>
      {open && <RecalculateDialog found={found} onClose={() => setOpen(false)} />}
    </div>
  )
}
