import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { namesOf } from './sample-shop-acts.ts'
import { startText } from './text.ts'
import { useSampleShop } from './use-sample-shop.ts'

const text = startText.sample

/** Says that the sample shop is loaded, what of it would stay, and takes it away. Nothing where there is none to remove. */
export function SampleShopNotice() {
  const { planned, remove } = useSampleShop()
  if (planned.gone.length === 0) return null
  return (
    <Banner
      tone="neutral"
      title={text.notice}
      action={
        <Button size="small" onClick={() => void remove()}>
          {text.remove}
        </Button>
      }
    >
      {planned.kept.length > 0 ? text.noticeChanged(namesOf(planned.kept)) : text.noticeText}
    </Banner>
  )
}
