import { type ReactNode, useState } from 'react'
import { clearAllProducts } from '#contract/endpoints/catalogue.ts'
import { screenHref } from '#contract/screens.ts'
import { PAGE_SIZE } from '#domain/list-query.ts'
import { type Actions, useActions } from '#web/kit/actions/actions.ts'
import { actionMessages } from '#web/kit/actions/messages.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { failureOf } from '#web/kit/data/failure.ts'
import type { Store } from '#web/kit/data/store.ts'
import { useRows, useStore, useSyncStatus } from '#web/kit/data/use-store.ts'
import { ConfirmIdentity, isStale } from '#web/kit/shell/confirm-identity.tsx'
import { useGo } from '#web/kit/shell/screen-link.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { askConfirm } from '#web/kit/ui/confirm.ts'
import { ProblemDisplay } from '#web/kit/ui/problem-display.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { settingsMessages } from './messages.ts'

const messages = settingsMessages.data

interface Cleared {
  readonly deleted: number
  readonly changeSetId: string | null
}

type Outcome = { readonly kind: 'not-fresh' } | { readonly kind: 'failed'; readonly error: unknown }

/** Deletes every product after a fresh sign-in; the list then shows pages of 20 (PROD-10, AUTH-12). */
export function ClearProducts() {
  const store = useStore()
  const actions = useActions('product')
  const total = useRows('product').length
  const { network } = useSyncStatus()
  const go = useGo()
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | undefined>(undefined)
  const isOffline = network === 'offline'
  const count = countOf('product', total)
  const note = noteOf(total, isOffline, outcome)

  async function clear() {
    const sure = await askConfirm({
      title: messages.confirmTitle(count),
      text: messages.confirmText,
      confirm: messages.clear(count),
      danger: true,
    })
    if (!sure) return
    setBusy(true)
    const failed = await clearAll(store, actions)
    setBusy(false)
    setOutcome(failed)
    if (!failed) go('products', { pageSize: String(PAGE_SIZE.afterClear) })
  }

  return (
    <Panel
      title={messages.clearTitle}
      lead={messages.clearLead}
      action={
        total > 0 && (
          <Button tone="danger" disabled={busy || isOffline} onClick={() => void clear()}>
            {messages.clear(count)}
          </Button>
        )
      }
    >
      {note}
    </Panel>
  )
}

/** What stands in the way, or went wrong; undefined where nothing does. */
function noteOf(total: number, isOffline: boolean, outcome: Outcome | undefined): ReactNode {
  if (total === 0) return <p className="text-muted">{messages.nothing}</p>
  if (isOffline) return <p className="text-muted">{messages.offline}</p>
  if (!outcome) return undefined
  if (outcome.kind === 'not-fresh')
    return <ConfirmIdentity reason={messages.notFreshText} next={screenHref('settings-data')} />
  return <ProblemDisplay problem={failureOf(outcome.error, { act: 'delete', thing: messages.thing })} />
}

async function clearAll(store: Store, actions: Actions<'product'>): Promise<Outcome | undefined> {
  try {
    const { deleted, changeSetId } = await callEndpoint<Cleared>(clearAllProducts)
    store.retry()
    const told = { title: actionMessages.deletedMany('product', deleted), sticky: true }
    actions.tell(told, changeSetId === null ? undefined : { changeSetId })
    return undefined
  } catch (error) {
    return isStale(error) ? { kind: 'not-fresh' } : { kind: 'failed', error }
  }
}
