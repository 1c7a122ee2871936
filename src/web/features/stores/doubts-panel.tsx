import { useState } from 'react'
import { settleDoubt, storeDoubts } from '#contract/endpoints/stores.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { useAnswer } from '#web/kit/load/use-answer.ts'
import { useOnline } from '#web/kit/shell/use-online.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { SelectField } from '#web/kit/ui/select-field.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import { useStoreAct } from './ask-store.ts'
import { storesMessages } from './messages.ts'
import { isEmpty } from './no-products.tsx'
import { useFirstImport } from './use-look.ts'

const messages = storesMessages.doubts

interface Doubt {
  readonly externalId: string
  readonly name: string
  readonly sku: string
  readonly reason: 'several' | 'taken'
  readonly candidates: readonly { readonly productId: string; readonly name: string; readonly sku: string }[]
}

interface Doubts {
  readonly doubts: readonly Doubt[]
  readonly total: number
}

/**
 * Products of a store that could be several of the catalogue: a person says which (STORE-09). Without any it says where the store has no
 * products at all.
 */
export function DoubtsPanel({ row }: { readonly row: RowOfKind<'store'> }) {
  const { answer, retry } = useAnswer({ storeId: row.id, asOf: row.pulledAt ?? 0 }, askDoubts)
  if (!answer) return null
  if (answer.total === 0) {
    if (!isEmpty(row)) return null
    const { emptyStore, emptyStoreText } = storesMessages.products
    return (
      <Banner tone="neutral" title={emptyStore}>
        {emptyStoreText}
      </Banner>
    )
  }
  const left = answer.total - answer.doubts.length
  return (
    <Panel title={messages.title(answer.total)} lead={messages.lead}>
      <ul className="divide-y divide-line">
        {answer.doubts.map((doubt) => (
          <DoubtItem key={doubt.externalId} row={row} doubt={doubt} onSettled={retry} />
        ))}
      </ul>
      {left > 0 && <p className="mt-3 text-muted">{messages.more(left)}</p>}
    </Panel>
  )
}

const NEW = 'new'
const NONE = 'none'

interface DoubtItemProps {
  readonly row: RowOfKind<'store'>
  readonly doubt: Doubt
  readonly onSettled: () => void
}

function DoubtItem({ row, doubt, onSettled }: DoubtItemProps) {
  const { externalId, name, sku, reason, candidates } = doubt
  const [chosen, setChosen] = useState<string | null>(null)
  const act = useStoreAct()
  const online = useOnline()
  const isFirst = useFirstImport(row) !== undefined
  async function settle() {
    const is = chosen === NEW || chosen === NONE ? chosen : { productId: chosen }
    const body = { externalId, is }
    const done = await act.run(() => callEndpoint(settleDoubt, { params: { id: row.id }, body }))
    if (done === undefined) return
    showToast({ title: settledTitle(doubt, chosen), ...(chosen === NONE ? {} : { detail: messages.follows(isFirst) }) })
    onSettled()
  }
  return (
    <li className="grid items-end gap-3 py-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,18rem)_auto]">
      <div className="min-w-0 self-center">
        <p className="font-semibold break-words">{[name, sku].filter(Boolean).join(' · ')}</p>
        <p className="text-[13px] text-pretty text-muted">{messages[reason]}</p>
      </div>
      <SelectField
        label={messages.choose(name)}
        hideLabel
        value={chosen}
        options={[
          ...candidates.map((each) => ({ value: each.productId, label: each.name, detail: each.sku })),
          { value: NEW, label: messages.isNew },
          { value: NONE, label: messages.none },
        ]}
        onChange={setChosen}
      />
      <Button disabled={chosen === null || act.isBusy || !online} onClick={() => void settle()}>
        {messages.settle}
      </Button>
    </li>
  )
}

/** What becomes of a product that was settled. */
function settledTitle({ name, candidates }: Doubt, chosen: string | null): string {
  if (chosen === NEW) return messages.becomesNew(name)
  if (chosen === NONE) return messages.leftOut(name)
  return messages.linked(name, candidates.find(({ productId }) => productId === chosen)?.name ?? '')
}

function askDoubts({ storeId }: { readonly storeId: string }, signal: AbortSignal): Promise<Doubts> {
  return callEndpoint<Doubts>(storeDoubts, { params: { id: storeId }, signal })
}
