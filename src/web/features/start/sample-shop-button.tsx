import Store from 'lucide-react/icons/store'
import type { Store as LocalStore } from '#web/kit/data/store.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { retry } from '#web/kit/load/retry.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { startMessages } from './messages.ts'

/** Fills an empty catalogue with the sample shop, in one press. */
export function SampleShopButton() {
  const store = useStore()
  return (
    <Button icon={<Store aria-hidden="true" />} onClick={() => void load(store)}>
      {startMessages.sample.load}
    </Button>
  )
}

async function load(store: LocalStore): Promise<void> {
  const { loadSampleShop } = await retry(() => import('./sample-shop-actions.ts'))
  await loadSampleShop(store)
}
