import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { namesOf } from './sample-rows.ts'
import { startMessages } from './messages.ts'
import { useSampleShop } from './use-sample-shop.ts'

const messages = startMessages.sample

/** Says that the sample shop is loaded, what of it would stay, and takes it away. Nothing where there is none to remove. */
export function SampleShopNotice() {
  const { planned, remove, removeChanged } = useSampleShop()
  if (planned.gone.length === 0) return null
  return (
    <Banner
      tone="neutral"
      title={messages.notice}
      action={
        <span className="flex flex-wrap gap-2">
          {removeChanged && (
            <Button size="small" onClick={() => void removeChanged()}>
              {messages.removeChanged}
            </Button>
          )}
          <Button size="small" onClick={() => void remove()}>
            {messages.remove}
          </Button>
        </span>
      }
    >
      {planned.kept.length > 0 ? messages.noticeChanged(namesOf(planned.kept)) : messages.noticeText}
    </Banner>
  )
}
