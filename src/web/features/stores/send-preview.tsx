import { pushStore } from '#contract/endpoints/stores.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { useGo } from '#web/kit/shell/screen-link.tsx'
import { useOnline } from '#web/kit/shell/use-online.ts'
import { Button, type ButtonSize } from '#web/kit/ui/button.tsx'
import { useStoreAct } from './ask-store.ts'
import { storesMessages } from './messages.ts'

/** Proposes what would be sent to a store as a change set, and opens it (STORE-06). */
export function SendPreview({ row, size }: { readonly row: RowOfKind<'store'>; readonly size?: ButtonSize }) {
  const act = useStoreAct()
  const go = useGo()
  const online = useOnline()
  async function preview() {
    const call = () => callEndpoint<{ readonly id: string }>(pushStore, { params: { id: row.id }, body: {} })
    const changeSet = await act.run(call)
    if (changeSet) go('change-sets', { id: changeSet.id })
  }
  const isBlocked = act.isBusy || !online || row.state !== 'connected'
  return (
    <Button tone="primary" {...(size ? { size } : {})} disabled={isBlocked} onClick={() => void preview()}>
      {storesMessages.products.send}
    </Button>
  )
}
