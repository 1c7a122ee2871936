import { useMemo, useState } from 'react'
import type { Units } from '#domain/money.ts'
import type { Store } from '#web/kit/data/store.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { readQuantity } from '#web/kit/form/number-text.ts'
import { quantityText } from '#web/kit/form/typed-number.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'
import { FormDialog } from '#web/kit/ui/form-dialog.tsx'
import { NumberField } from '#web/kit/ui/number-field.tsx'
import { SegmentedControl } from '#web/kit/ui/segmented-control.tsx'
import { TextArea } from '#web/kit/ui/text-field.tsx'
import { creditedItems, openQuantities } from '#contract/commands/credited-items.ts'
import { creditTotals, residueText, restOfInvoice } from '#contract/commands/credited-money.ts'
import { amountLeft, isAmountBeyond } from '#contract/entities/document-credits.ts'
import type { CreditedItem } from '../actions/use-document-actions.ts'
import { lineName } from '../lines/line-texts.ts'
import type { DocumentDialogProps } from './document-editing.ts'
import { creditMessages as messages } from './messages.ts'

interface CreditDialogProps extends DocumentDialogProps {
  /** Told the id of the credit note. */
  readonly onMade: (id: string) => void
  /** So much went back to the customer, and no more is meant unless somebody chooses it (DOC-15). */
  readonly wentBack?: Units
}

/** Makes a credit note for an invoice: in full, or for chosen lines and quantities, with the reason (DOC-08). */
export function CreditDialog({ row, actions, onMade, onClose, wentBack }: CreditDialogProps) {
  const [reason, setReason] = useState('')
  const [scope, setScope] = useState<'whole' | 'chosen'>(isPartBack(row, wentBack) ? 'chosen' : 'whole')
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(() => partBack(row, wentBack))
  const [typed, setTyped] = useState<CreditedItem>()
  const { currency, items } = row
  const store = useStore()
  const notes = useMemo(() => creditNotesOf(store, row), [store, row])
  // The sum follows the typing.
  const counted = [...chosen].map(([id, quantity]) => ({ id, quantity: typed?.id === id ? typed.quantity : quantity }))
  const taken = counted.filter(({ quantity }) => quantity !== 0)
  const rest = useMemo(() => restOfInvoice(row, notes), [row, notes])
  const openOf = useMemo(() => openQuantities(items, notes), [items, notes])
  const totalsOf = useMemo(() => creditTotals(row, notes), [row, notes])
  const { total } = totalsOf(scope === 'whole' ? rest : creditedItems(items, taken))
  const left = amountLeft(row, notes)
  const isEmpty = scope === 'chosen' && taken.length === 0
  const isResidue = scope === 'whole' && rest.length === 0 && items.length > 0
  const isTooMuch = isAmountBeyond(total, left, row)

  function put(id: string, quantity: number | null) {
    const next = new Map(chosen)
    if (quantity === null) next.delete(id)
    else next.set(id, quantity)
    setChosen(next)
    setTyped(undefined)
  }

  async function save(): Promise<void> {
    const made = await actions.credit(row, reason.trim(), scope === 'whole' ? undefined : taken)
    if (made !== undefined) onMade(made)
  }

  return (
    <FormDialog
      wide
      title={messages.title(row.documentNumber)}
      description={messages.text}
      submit={messages.save}
      other={
        <p className="order-first me-auto self-center font-semibold">
          {messages.sum} {formatMoney(total, currency)}
        </p>
      }
      isBlocked={isEmpty || isResidue || isTooMuch}
      onSubmit={save}
      onClose={onClose}
    >
      <TextArea
        label={messages.reason}
        help={messages.reasonHelp}
        maxLength={2_000}
        rows={2}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <SegmentedControl
        label={messages.label}
        hideLabel
        value={scope}
        segments={[
          { value: 'whole', label: rest === items ? messages.whole : messages.rest },
          { value: 'chosen', label: messages.chosen },
        ]}
        onChange={setScope}
      />
      {scope === 'chosen' && (
        <ul aria-label={messages.label} className="divide-y divide-line">
          {items.map((item) => {
            const open = openOf.get(item.id)
            if (!open) return null
            const name = lineName(item)
            const quantity = chosen.get(item.id)
            return (
              <li key={item.id} className="flex items-center gap-3 py-2">
                <div className="min-w-0 flex-1">
                  <Checkbox
                    label={name}
                    aria-label={messages.take(name)}
                    checked={quantity !== undefined}
                    onChange={(isTaken) => put(item.id, isTaken ? open : null)}
                  />
                </div>
                <NumberField
                  name={`credited ${item.id}`}
                  label={messages.quantity(name)}
                  hideLabel
                  className="w-28"
                  disabled={quantity === undefined}
                  text={quantityText(quantity ?? open)}
                  parse={readQuantity(open < 0 ? { min: open, max: 0 } : { min: 0, max: open })}
                  onType={(next) => setTyped(next === undefined ? undefined : { id: item.id, quantity: next })}
                  onCommit={(next) => put(item.id, next)}
                />
              </li>
            )
          })}
        </ul>
      )}
      {(isResidue || isTooMuch) && (
        <p role="alert" className="font-medium text-bad">
          {isResidue ? residueText(row, notes) : messages.left(left, currency)}
        </p>
      )}
      <p aria-live="polite" className="text-pretty text-muted empty:hidden">
        {wentBack !== undefined && total > wentBack && messages.beyondReturn(wentBack, total - wentBack, currency)}
        {isEmpty && (chosen.size === 0 ? messages.nothing : messages.noQuantity)}
      </p>
    </FormDialog>
  )
}

function isPartBack({ total }: DocumentRow, wentBack: Units | undefined): boolean {
  return wentBack !== undefined && wentBack < total
}

/** As much of the only line as went back; which of several lines it was is not known. */
function partBack(row: DocumentRow, wentBack: Units | undefined): ReadonlyMap<string, number> {
  const [line, ...others] = row.items
  if (wentBack === undefined || !line || others.length > 0 || !isPartBack(row, wentBack)) return new Map()
  return new Map([[line.id, Math.round((line.quantity * wentBack) / row.total)]])
}

/** The credit notes of an invoice that take something back already. */
function creditNotesOf(store: Store, { relatedDocuments }: DocumentRow): readonly DocumentRow[] {
  const links = relatedDocuments.filter(({ relationship }) => relationship === 'refunded_by')
  return links.flatMap(({ id }) => store.get('document', id) ?? []).filter(({ status }) => status !== 'void')
}
