import Store from 'lucide-react/icons/store'
import { Button } from '#web/kit/ui/button.tsx'
import { startText } from './text.ts'
import { useSampleShop } from './use-sample-shop.ts'

/** Fills an empty catalogue with the sample shop, in one press. */
export function SampleShopButton() {
  const { load } = useSampleShop()
  return (
    <Button icon={<Store aria-hidden="true" />} onClick={() => void load()}>
      {startText.sample.load}
    </Button>
  )
}
