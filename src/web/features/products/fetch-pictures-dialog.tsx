import { useMemo, useRef, useState } from 'react'
import { fetchPicture } from '#contract/endpoints/uploads.ts'
import { useActions } from '#web/kit/actions/actions.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { failureOf } from '#web/kit/data/failure.ts'
import type { TouchedRow } from '#web/kit/data/local-view.ts'
import type { Store } from '#web/kit/data/store.ts'
import { ApiProblem } from '#web/kit/data/transport.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { wait } from '#web/kit/data/wait.ts'
import { formatCount, formatNumber } from '#web/kit/format/number.ts'
import { useOnline } from '#web/kit/shell/use-online.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { ProblemDisplay, type ShownProblem } from '#web/kit/ui/problem-display.tsx'
import { ProgressBar } from '#web/kit/ui/progress-bar.tsx'
import { showPicture } from '#web/kit/upload/browser-upload.ts'
import type { PictureAddresses } from '#web/kit/upload/upload-flow.ts'
import {
  type FetchedPictures,
  fetchPictures,
  type FetchPorts,
  NotFetched,
  type PicturedProduct,
} from './fetch-pictures.ts'
import { fetchPicturesMessages as messages } from './fetch-pictures-messages.ts'

const BUSY: ReadonlySet<number> = new Set([429, 503])

type Step =
  | { readonly at: 'start' }
  | { readonly at: 'fetching'; readonly done: number }
  | { readonly at: 'problem'; readonly problem: ShownProblem }
  | { readonly at: 'end'; readonly result: FetchedPictures; readonly isStopped: boolean }

/** Lets the server keep copies of the pictures that products name by an address, with its progress and what could not be had. */
export function FetchPicturesDialog({
  ids,
  onClose,
}: {
  readonly ids: readonly string[]
  readonly onClose: () => void
}) {
  const store = useStore()
  const actions = useActions('product')
  const online = useOnline()
  const products = useMemo(() => picturedProducts(store, ids), [store, ids])
  const [step, setStep] = useState<Step>({ at: 'start' })
  const stop = useRef(new AbortController())

  async function start() {
    const { signal } = stop.current
    setStep({ at: 'fetching', done: 0 })
    try {
      const touched: TouchedRow[] = []
      const result = await fetchPictures(portsOf(store, touched), products, signal, (done) =>
        setStep({ at: 'fetching', done }),
      )
      setStep({ at: 'end', result, isStopped: signal.aborted })
      if (touched.length > 0)
        actions.tell({ title: messages.fetched(formatCount(touched.length, messages.picture)) }, { touched })
    } catch (error) {
      setStep({ at: 'problem', problem: failureOf(error, { act: 'change', thing: messages.thing }) })
    }
  }

  function close() {
    stop.current.abort()
    onClose()
  }

  return (
    <Dialog
      open
      keepOpen={step.at === 'fetching'}
      onClose={close}
      title={messages.title(countOf('product', products.length))}
      description={messages.intro}
      footer={
        step.at === 'start' ? (
          <>
            <Button onClick={close}>{messages.cancel}</Button>
            <Button tone="primary" disabled={!online} onClick={() => void start()}>
              {messages.start(formatCount(products.length, messages.picture))}
            </Button>
          </>
        ) : (
          <Button onClick={close}>{messages.close}</Button>
        )
      }
    >
      {step.at === 'start' && !online && <p>{messages.offline}</p>}
      {step.at === 'fetching' && (
        <ProgressBar
          label={messages.working}
          done={step.done}
          total={products.length}
          detail={messages.left(formatNumber(products.length - step.done))}
          action={
            <Button size="small" onClick={() => stop.current.abort()}>
              {messages.stop}
            </Button>
          }
        />
      )}
      {step.at === 'problem' && <ProblemDisplay problem={step.problem} />}
      {step.at === 'end' && <Outcome {...step} />}
    </Dialog>
  )
}

function Outcome({ result, isStopped }: { readonly result: FetchedPictures; readonly isStopped: boolean }) {
  const { fetched, failed } = result
  return (
    <div role="status">
      <p>{messages.fetched(formatCount(fetched.length, messages.picture))}</p>
      {isStopped && <p className="mt-1 text-muted">{messages.stopped}</p>}
      {failed.length > 0 && (
        <>
          <p className="mt-3 font-semibold">{messages.failed(countOf('product', failed.length))}</p>
          <ul className="mt-1 space-y-1.5">
            {failed.map(({ product, message }) => (
              <li key={product.id}>
                {product.name}
                <span className="block text-[13px] text-muted">{message}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function picturedProducts(store: Store, ids: readonly string[]): readonly PicturedProduct[] {
  return ids.flatMap((id) => {
    const row = store.get('product', id)
    if (!row) return []
    const { name, imageUrl, thumbnailUrl } = row
    return [{ id, name, imageUrl, thumbnailUrl }]
  })
}

function portsOf(store: Store, touched: TouchedRow[]): FetchPorts {
  return {
    fetch: (id, signal) =>
      callEndpoint<PictureAddresses>(fetchPicture, {
        body: { kind: 'product', id, upload: store.newRandomId() },
        signal,
      }).catch((error: unknown) => {
        if (!(error instanceof ApiProblem)) throw error
        throw new NotFetched(error.message, BUSY.has(error.problem.status))
      }),
    show: async ({ id, imageUrl }, picture) => {
      const before = store.get('product', id)
      if (before?.imageUrl !== imageUrl) return
      await showPicture(store, 'product', id, picture)
      touched.push({ kind: 'product', id, before, after: store.get('product', id) })
    },
    after: wait,
  }
}
