import { useSyncStatus } from '#web/kit/data/use-store.ts'
import { formatCount } from '#web/kit/format/number.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { SampleShopButton } from './sample-shop-button.tsx'
import { namesOf, sampleSize } from './sample-rows.ts'
import { startMessages } from './messages.ts'
import { useSampleShop } from './use-sample-shop.ts'

const messages = startMessages.sample

/** The sample shop among the settings: whether it is loaded, and how to load or remove it. */
export function SampleShopPanel() {
  const { planned, remove, removeChanged } = useSampleShop()
  const { isFetched } = useSyncStatus()
  const { gone, kept } = planned
  const size = sampleSize(planned)
  return (
    <section className="rounded-2xl border border-line bg-card p-5 md:p-6">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="text-lg">{messages.settingsTitle}</h2>
          <p className="mt-0.5 text-pretty text-muted">
            {messages.settingsLead} {size === 0 ? messages.notHere : messages.here(formatCount(size, messages.row))}
          </p>
        </div>
        {removeChanged && <Button onClick={() => void removeChanged()}>{messages.removeChanged}</Button>}
        {gone.length > 0 && <Button onClick={() => void remove()}>{messages.remove}</Button>}
        {gone.length === 0 && isFetched && <SampleShopButton />}
      </header>
      {kept.length > 0 && (
        <p className="mt-3 text-pretty text-muted">
          {gone.length === 0 ? messages.onlyChanged : messages.noticeChanged(namesOf(kept))}
        </p>
      )}
    </section>
  )
}
