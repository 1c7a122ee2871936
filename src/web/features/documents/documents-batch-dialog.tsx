import { useState } from 'react'
import type { Store } from '#web/kit/data/store.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { formatCount, formatNumber } from '#web/kit/format/number.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { missingOf } from './document-missing.ts'
import { lossesOf } from './document-removal.ts'
import { runBatch } from './documents-acts.ts'
import { type BatchAct, batchOf, byMissing, type Lacking } from './documents-batch.ts'
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
  const [{ able, complete, lacking, kept }] = useState(() => sorted(store, rows, act))
  const [lost] = useState(() => (act === 'delete' ? lostForGood(able) : []))
  const [working, setWorking] = useState(false)
  const words = text[act]
  const count = formatCount(able.length, documentsText.document)

  async function run(those: readonly DocumentRow[]) {
    setWorking(true)
    if (await runBatch(store, act, those)) onDone()
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
            {lacking.length > 0 && complete.length > 0 && (
              <Button disabled={working} onClick={() => void run(complete)}>
                {text.missing.complete(formatCount(complete.length, documentsText.document))}
              </Button>
            )}
            <Button tone={act === 'delete' ? 'danger' : 'primary'} disabled={working} onClick={() => void run(able)}>
              {lacking.length > 0 ? text.missing.anyway : words.confirm}
            </Button>
          </>
        )
      }
    >
      <div className="space-y-4 empty:hidden">
        <Named title={text.forGood.title} rows={lost} />
        <Named title={text.missing.title} rows={lacking} />
        <Named title={text.kept} rows={kept} />
      </div>
    </Dialog>
  )
}

interface NamedRow {
  readonly row: DocumentRow
  readonly why: string
}

interface Sorted {
  /** All that the act changes: those that are complete, and those that miss something. */
  readonly able: readonly DocumentRow[]
  readonly complete: readonly DocumentRow[]
  readonly lacking: readonly NamedRow[]
  readonly kept: readonly NamedRow[]
}

/** The chosen documents by what the act does to them; what is sent is looked at for what it misses. */
function sorted(store: Store, rows: readonly DocumentRow[], act: BatchAct): Sorted {
  const { able, kept } = batchOf(rows, act)
  const others = kept.map(({ row, reason }) => ({ row, why: text.reasons[reason] }))
  if (act !== 'sent') return { able, complete: able, lacking: [], kept: others }
  const { complete, lacking, forbidden } = byMissing(able, (row) => missingOf(store, row))
  const refused = new Set(forbidden.map(({ row }) => row))
  return {
    able: able.filter((row) => !refused.has(row)),
    complete,
    lacking: lacking.map(named),
    kept: [...forbidden.map(named), ...others],
  }
}

function named({ row, issues }: Lacking<DocumentRow>): NamedRow {
  return { row, why: issues.map(({ message }) => message).join(' ') }
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
