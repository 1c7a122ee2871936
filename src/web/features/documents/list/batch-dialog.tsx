import { useState } from 'react'
import { stockWhenSent } from '#contract/entities/document-stock.ts'
import { useActions } from '#web/kit/actions/actions.ts'
import type { Store } from '#web/kit/data/store.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { FormDialog } from '#web/kit/ui/form-dialog.tsx'
import { uiMessages } from '#web/kit/ui/messages.ts'
import { missingOf } from '../e-invoice/missing-of.ts'
import { lossesOf } from '../actions/removal.ts'
import { runBatch } from '../actions/document-batches.ts'
import { stockName } from '../editor/stock-name.ts'
import { type BatchAct, batchOf, byMissing, type Lacking } from './batch.ts'
import { batchMessages as messages } from './messages.ts'

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
  const actions = useActions('document')
  const [{ able, complete, lacking, kept }] = useState(() => sorted(store, rows, act))
  const [lost] = useState(() => (act === 'delete' ? lostForGood(able) : []))
  const [working, setWorking] = useState(false)
  const own = messages[act]
  const count = able.length

  async function run(those: readonly DocumentRow[]) {
    setWorking(true)
    if (await runBatch(store, actions, act, those)) onDone()
    else setWorking(false)
  }

  return (
    <FormDialog
      title={count === 0 ? messages.none[act] : own.title(count)}
      description={count > 0 && (lost.length > 0 ? `${own.text} ${messages.forGood.text}` : own.text)}
      cancel={count === 0 ? uiMessages.close : uiMessages.cancel}
      submit={count === 0 ? undefined : lacking.length > 0 ? messages.missing.anyway : own.confirm}
      tone={act === 'delete' ? 'danger' : 'primary'}
      isBlocked={working}
      other={
        lacking.length > 0 &&
        complete.length > 0 && (
          <Button disabled={working} onClick={() => void run(complete)}>
            {messages.missing.complete(complete.length)}
          </Button>
        )
      }
      onSubmit={() => run(able)}
      onClose={onClose}
    >
      <div className="space-y-4 empty:hidden">
        {act !== 'delete' && <Named title={messages.stock.title} rows={belowZero(store, able)} />}
        <Named title={messages.forGood.title} rows={lost} />
        <Named title={messages.missing.title} rows={lacking} />
        <Named title={messages.kept} rows={kept} />
      </div>
    </FormDialog>
  )
}

interface NamedRow {
  readonly key: string
  readonly name: string
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
  const others = kept.map(({ row, reason }) => namedRow(row, messages.reasons[reason]))
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
  return namedRow(row, issues.map(({ message }) => message).join(' '))
}

function namedRow({ id, documentNumber, customerName }: DocumentRow, why: string): NamedRow {
  return { key: id, name: documentNumber || customerName, why }
}

/** Products whose stock goes below zero when some documents are sent together (DOC-19). */
function belowZero(store: Store, rows: readonly DocumentRow[]): readonly NamedRow[] {
  return stockWhenSent(rows, (id) => store.get('product', id))
    .filter(({ before, after }) => after < 0 && after < before)
    .map(({ productId, variantId, after }) => ({
      key: `${productId} ${variantId}`,
      name: stockName(store, productId, variantId),
      why: messages.stock.below(-after),
    }))
}

/** Documents that cannot be brought back, each with what is lost. */
function lostForGood(rows: readonly DocumentRow[]): readonly NamedRow[] {
  return rows.flatMap((row) => {
    const losses = lossesOf(row).map((loss) => messages.forGood.losses[loss])
    return losses.length > 0 ? [namedRow(row, losses.join('; '))] : []
  })
}

/** The first of some documents or products, each with what should be known about it. */
function Named({ title, rows }: { readonly title: (count: number) => string; readonly rows: readonly NamedRow[] }) {
  if (rows.length === 0) return null
  return (
    <section>
      <h3 className="text-[15px]">{title(rows.length)}</h3>
      <ul className="mt-1.5 space-y-1 text-muted">
        {rows.slice(0, LISTED).map(({ key, name, why }) => (
          <li key={key}>
            <span className="font-semibold text-fg">{name}</span> {why}
          </li>
        ))}
      </ul>
      {rows.length > LISTED && <p className="mt-1.5 text-muted">{messages.more(rows.length - LISTED)}</p>}
    </section>
  )
}
