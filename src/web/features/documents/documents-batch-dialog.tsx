import { useState } from 'react'
import { useStore } from '#web/kit/data/use-store.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { formatCount, formatNumber } from '#web/kit/format/number.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { lossesOf } from './document-removal.ts'
import { runBatch } from './documents-acts.ts'
import { type BatchAct, batchOf } from './documents-batch.ts'
import { documentsText } from './documents-text.ts'

const text = documentsText.batch
const LISTED = 8

interface BatchDialogProps {
  readonly act: BatchAct
  readonly rows: readonly DocumentRow[]
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Says what an act does to the chosen documents and which of them stay as they are, and why; then does it. */
export function BatchDialog({ act, rows, onClose, onDone }: BatchDialogProps) {
  const store = useStore()
  const [{ able, kept }] = useState(() => batchOf(rows, act))
  const [lost] = useState(() => (act === 'delete' ? lostForGood(able) : []))
  const [working, setWorking] = useState(false)
  const words = text[act]
  const count = formatCount(able.length, documentsText.document)

  async function run() {
    setWorking(true)
    if (await runBatch(store, act, able)) onDone()
    else setWorking(false)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={able.length === 0 ? text.none[act] : words.title(count)}
      description={able.length > 0 && (lost.length > 0 ? `${words.text} ${text.forGood.text}` : words.text)}
      footer={
        able.length === 0 ? (
          <Button tone="primary" onClick={onClose}>
            {text.understood}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{text.cancel}</Button>
            <Button tone={act === 'delete' ? 'danger' : 'primary'} disabled={working} onClick={() => void run()}>
              {words.confirm}
            </Button>
          </>
        )
      }
    >
      <div className="space-y-4 empty:hidden">
        <Named title={text.forGood.title} rows={lost} />
        <Named title={text.kept} rows={kept.map(({ row, reason }) => ({ row, why: text.reasons[reason] }))} />
      </div>
    </Dialog>
  )
}

interface NamedRow {
  readonly row: DocumentRow
  readonly why: string
}

/** Documents that cannot be brought back, each with what is lost. */
function lostForGood(rows: readonly DocumentRow[]): readonly NamedRow[] {
  return rows.flatMap((row) => {
    const losses = lossesOf(row).map((loss) => text.forGood.losses[loss])
    return losses.length > 0 ? [{ row, why: losses.join('; ') }] : []
  })
}

/** The first of some documents, by number, each with what is to be known of it. */
function Named({ title, rows }: { readonly title: (count: string) => string; readonly rows: readonly NamedRow[] }) {
  if (rows.length === 0) return null
  return (
    <section>
      <h3 className="text-[15px]">{title(formatCount(rows.length, documentsText.document))}</h3>
      <ul className="mt-1.5 space-y-1 text-muted">
        {rows.slice(0, LISTED).map(({ row, why }) => (
          <li key={row.id}>
            <span className="font-semibold text-fg">{row.documentNumber || row.customerName}</span> {why}
          </li>
        ))}
      </ul>
      {rows.length > LISTED && <p className="mt-1.5 text-muted">{text.more(formatNumber(rows.length - LISTED))}</p>}
    </section>
  )
}
