import { useMemo, useRef, useState } from 'react'
import { fetchPicture } from '#contract/endpoints/uploads.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { failureOf, showFailure } from '#web/kit/data/failure.ts'
import type { Store } from '#web/kit/data/store.ts'
import { ApiProblem } from '#web/kit/data/transport.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { formatCount, formatNumber } from '#web/kit/format/number.ts'
import { useOnline } from '#web/kit/shell/use-online.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { ProblemDisplay, type ShownProblem } from '#web/kit/ui/problem-display.tsx'
import { ProgressBar } from '#web/kit/ui/progress-bar.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import { showPicture, wait } from '#web/kit/upload/browser-upload.ts'
import type { PictureAddresses } from '#web/kit/upload/upload-flow.ts'
import {
  type FetchedPictures,
  fetchPictures,
  type FetchPorts,
  NotFetched,
  type PicturedProduct,
} from './fetch-pictures.ts'
import { fetchPicturesText as text } from './fetch-pictures-text.ts'
import { listText } from './list-text.ts'
import { asProduct } from './product-row.ts'

const ACT = { act: 'change', thing: text.thing }
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
  const online = useOnline()
  const products = useMemo(() => picturedProducts(store, ids), [store, ids])
  const [step, setStep] = useState<Step>({ at: 'start' })
  const stop = useRef(new AbortController())

  async function start() {
    const { signal } = stop.current
    setStep({ at: 'fetching', done: 0 })
    try {
      const result = await fetchPictures(portsOf(store), products, signal, (done) => setStep({ at: 'fetching', done }))
      setStep({ at: 'end', result, isStopped: signal.aborted })
      offerUndo(store, result.fetched)
    } catch (error) {
      setStep({ at: 'problem', problem: failureOf(error, ACT) })
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
      title={text.title(formatCount(products.length, listText.product))}
      description={text.intro}
      footer={
        step.at === 'start' ? (
          <>
            <Button onClick={close}>{text.cancel}</Button>
            <Button tone="primary" disabled={!online} onClick={() => void start()}>
              {text.start(formatCount(products.length, text.picture))}
            </Button>
          </>
        ) : (
          <Button onClick={close}>{text.close}</Button>
        )
      }
    >
      {step.at === 'start' && !online && <p>{text.offline}</p>}
      {step.at === 'fetching' && (
        <ProgressBar
          label={text.working}
          done={step.done}
          total={products.length}
          detail={text.left(formatNumber(products.length - step.done))}
          action={
            <Button size="small" onClick={() => stop.current.abort()}>
              {text.stop}
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
      <p>{text.fetched(formatCount(fetched.length, text.picture))}</p>
      {isStopped && <p className="mt-1 text-muted">{text.stopped}</p>}
      {failed.length > 0 && (
        <>
          <p className="mt-3 font-semibold">{text.failed(formatCount(failed.length, listText.product))}</p>
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
    const { name, imageUrl, thumbnailUrl } = asProduct(row)
    return [{ id, name, imageUrl, thumbnailUrl }]
  })
}

function portsOf(store: Store): FetchPorts {
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
      if (store.get('product', id)?.['imageUrl'] === imageUrl) await showPicture(store, 'product', id, picture)
    },
    after: wait,
  }
}

function offerUndo(store: Store, fetched: readonly PicturedProduct[]): void {
  if (fetched.length === 0) return
  const undo = async (): Promise<void> => {
    for (const { id, imageUrl, thumbnailUrl } of fetched) {
      if (store.get('product', id)) await showPicture(store, 'product', id, { imageUrl, thumbnailUrl })
    }
  }
  showToast({
    title: text.fetched(formatCount(fetched.length, text.picture)),
    action: { label: text.undo, run: () => void undo().catch((error: unknown) => showFailure(error, ACT)) },
  })
}
