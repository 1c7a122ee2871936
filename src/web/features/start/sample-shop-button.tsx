import Store from 'lucide-react/icons/store'
import { useStore } from '#web/kit/data/use-store.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { loadSampleShop } from './sample-shop-acts.ts'
import { startText } from './text.ts'

/** Fills an empty catalogue with the sample shop, in one press. */
export function SampleShopButton() {
  const store = useStore()
  return (
    <Button icon={<Store aria-hidden="true" />} onClick={() => void loadSampleShop(store)}>
      {startText.sample.load}
    </Button>
  )
}
