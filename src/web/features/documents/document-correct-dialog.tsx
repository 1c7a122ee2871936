import { useRef, useState } from 'react'
import { MAX_REASON } from '#contract/commands/document-corrections.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { SegmentedControl } from '#web/kit/ui/segmented-control.tsx'
import { TextArea } from '#web/kit/ui/text-field.tsx'
import type { DocumentActs } from './document-acts.ts'
import { creditObstacle } from './document-correcting.ts'
import { documentText } from './document-text.ts'

const text = documentText.correct

interface CorrectDialogProps {
  readonly row: DocumentRow
  readonly acts: DocumentActs
  /** Shows a document that was made, or this one again. */
  readonly onShow: (id: string | undefined) => void
  /** Opens the fields of the document, for this reason. */
  readonly onEdit: (reason: string) => void
  readonly onClose: () => void
}

type Way = 'anew' | 'edit'

/** How an issued document is made right: by another one in its place, or by editing it with a reason (DOC-18). */
export function CorrectDialog({ row, acts, onShow, onEdit, onClose }: CorrectDialogProps) {
  const profiles = useRows('businessProfile')
  const profile = profiles.find(({ id }) => id === row.businessProfileId) ?? profiles.find((each) => each['isDefault'])
  const isFinal = profile?.['finalDocuments'] === true
  const isInvoice = row.documentType === 'invoice'
  const obstacle = isInvoice ? creditObstacle(row) : undefined
  const ways: readonly Way[] = [...(obstacle ? [] : (['anew'] as const)), ...(isFinal ? [] : (['edit'] as const))]
  const [way, setWay] = useState<Way | undefined>(ways[0])
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const needsReason = way === 'edit' || isInvoice

  async function go(): Promise<void> {
    const given = reason.trim()
    setTried(true)
    if (needsReason && given === '') return field.current?.focus()
    onClose()
    if (way === 'edit') return onEdit(given)
    onShow(await (isInvoice ? acts.correct(row, given, () => onShow(row.id)) : acts.duplicate(row)))
  }

  const words = isInvoice ? text.invoice : text.other
  return (
    <Dialog
      open
      title={text.title(row.documentNumber)}
      description={text.lead}
      onClose={onClose}
      {...(needsReason && way ? { initialFocus: field } : {})}
      footer={
        <>
          <Button onClick={onClose}>{documentText.credit.cancel}</Button>
          {way && (
            <Button tone="primary" type="submit" form="correction">
              {way === 'edit' ? text.edit : words.anew}
            </Button>
          )}
        </>
      }
    >
      <form
        id="correction"
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault()
          void go()
        }}
      >
        {way && needsReason && (
          <TextArea
            ref={field}
            label={text.reason}
            help={way === 'edit' ? text.reasonKept : text.reasonPrinted}
            error={isTried && reason.trim() === '' ? text.noReason : undefined}
            maxLength={MAX_REASON}
            rows={2}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
        {way && ways.length > 1 && (
          <SegmentedControl
            label={text.how}
            value={way}
            segments={ways.map((value) => ({ value, label: value === 'edit' ? text.editIt : words.label }))}
            onChange={setWay}
          />
        )}
        <div className="space-y-2 text-pretty" aria-live="polite">
          {way === 'anew' && <p>{words.help}</p>}
          {way === 'anew' && isInvoice && row.amountPaid !== 0 && (
            <p>{text.paid(formatMoney(row.amountPaid, row.currency))}</p>
          )}
          {way === 'anew' && row.stockMovedAt !== null && <p>{text.stock}</p>}
          {way === 'edit' && <p>{text.editHelp}</p>}
          {obstacle && <p>{text.obstacles[obstacle]}</p>}
          {isFinal && <p>{text.final}</p>}
        </div>
      </form>
    </Dialog>
  )
}
