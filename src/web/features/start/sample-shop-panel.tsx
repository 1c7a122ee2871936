import { formatCount } from '#web/kit/format/number.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { SampleShopButton } from './sample-shop-button.tsx'
import { sampleSize } from './sample-rows.ts'
import { namesOf } from './sample-shop-acts.ts'
import { startText } from './text.ts'
import { useSampleShop } from './use-sample-shop.ts'

const text = startText.sample

/** The sample shop among the settings: whether it is loaded, and how to load or remove it. */
export function SampleShopPanel() {
  const { planned, remove } = useSampleShop()
  const { gone, kept } = planned
  const size = sampleSize(planned)
  return (
    <section className="rounded-2xl border border-line bg-card p-5 md:p-6">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="text-lg">{text.settingsTitle}</h2>
          <p className="mt-0.5 text-pretty text-muted">
            {text.settingsLead} {size === 0 ? text.notHere : text.here(formatCount(size, text.row))}
          </p>
        </div>
        {gone.length > 0 ? <Button onClick={() => void remove()}>{text.remove}</Button> : <SampleShopButton />}
      </header>
      {kept.length > 0 && (
        <p className="mt-3 text-pretty text-muted">
          {gone.length === 0 ? text.onlyChanged : text.noticeChanged(namesOf(kept))}
        </p>
      )}
    </section>
  )
}
