import { useState } from 'react'
import { settleDoubt, storeDoubts } from '#contract/endpoints/stores.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { useAnswer } from '#web/kit/load/use-answer.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { SelectField } from '#web/kit/ui/select-field.tsx'
import { useStoreAct } from './ask-store.ts'
import { storesMessages } from './messages.ts'

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

/** Products of a store that could be several of the catalogue: a person says which (STORE-09). Nothing where there are none. */
export function DoubtsPanel({ storeId, asOf }: { readonly storeId: string; readonly asOf: number }) {
  const { answer, retry } = useAnswer({ storeId, asOf }, askDoubts)
  if (!answer || answer.total === 0) return null
  const left = answer.total - answer.doubts.length
  return (
    <Panel title={messages.title} lead={messages.lead}>
      <ul className="divide-y divide-line">
        {answer.doubts.map((doubt) => (
          <DoubtItem key={doubt.externalId} storeId={storeId} doubt={doubt} onSettled={retry} />
        ))}
      </ul>
      {left > 0 && <p className="mt-3 text-muted">{messages.more(left)}</p>}
    </Panel>
  )
}

const NEW = 'new'
const NONE = 'none'

interface DoubtItemProps {
  readonly storeId: string
  readonly doubt: Doubt
  readonly onSettled: () => void
}

function DoubtItem({ storeId, doubt, onSettled }: DoubtItemProps) {
  const { externalId, name, sku, reason, candidates } = doubt
  const [chosen, setChosen] = useState<string | null>(null)
  const act = useStoreAct()
  async function settle() {
    const is = chosen === NEW || chosen === NONE ? chosen : { productId: chosen }
    const body = { externalId, is }
    const done = await act.run(() => callEndpoint(settleDoubt, { params: { id: storeId }, body }))
    if (done !== undefined) onSettled()
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
      <Button disabled={chosen === null || act.isBusy} onClick={() => void settle()}>
        {messages.settle}
      </Button>
    </li>
  )
}

function askDoubts({ storeId }: { readonly storeId: string }, signal: AbortSignal): Promise<Doubts> {
  return callEndpoint<Doubts>(storeDoubts, { params: { id: storeId }, signal })
}
