import { useBusiness } from '#web/kit/documents/use-business.ts'
import { useRef, useState } from 'react'
import { MAX_REASON } from '#contract/commands/document-corrections.ts'
import { FormDialog } from '#web/kit/ui/form-dialog.tsx'
import { SegmentedControl } from '#web/kit/ui/segmented-control.tsx'
import { TextArea } from '#web/kit/ui/text-field.tsx'
import { creditObstacle } from '../actions/correcting.ts'
import type { DocumentDialogProps } from './document-editing.ts'
import { correctMessages as messages } from './messages.ts'

interface CorrectDialogProps extends DocumentDialogProps {
  /** Shows a document that was made, or this one again. */
  readonly onShow: (id: string | undefined) => void
  /** Opens the fields of the document, for this reason. */
  readonly onEdit: (reason: string) => void
}

type Way = 'anew' | 'edit'

/** How an issued document is made right: by another one in its place, or by editing it with a reason (DOC-18). */
export function CorrectDialog({ row, actions, onShow, onEdit, onClose }: CorrectDialogProps) {
  const profile = useBusiness(row.businessProfileId)
  const isFinal = profile?.finalDocuments === true
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
    onShow(await (isInvoice ? actions.correct(row, given, () => onShow(row.id)) : actions.duplicate(row)))
  }

  const copy = isInvoice ? messages.invoice : messages.other
  const main = way === 'edit' ? messages.edit : copy.anew
  return (
    <FormDialog
      title={messages.title(row.documentNumber)}
      description={messages.lead}
      submit={way && main}
      onSubmit={go}
      onClose={onClose}
      {...(needsReason && way ? { initialFocus: field } : {})}
    >
      {way && needsReason && (
        <TextArea
          ref={field}
          label={messages.reason}
          help={way === 'edit' ? messages.reasonKept : messages.reasonPrinted}
          error={isTried && reason.trim() === '' ? messages.noReason : undefined}
          maxLength={MAX_REASON}
          rows={2}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      {way && ways.length > 1 && (
        <SegmentedControl
          label={messages.how}
          value={way}
          segments={ways.map((value) => ({ value, label: value === 'edit' ? messages.editIt : copy.label }))}
          onChange={setWay}
        />
      )}
      <div className="space-y-2 text-pretty" aria-live="polite">
        {way === 'anew' && <p>{copy.help}</p>}
        {way === 'anew' && isInvoice && row.amountPaid !== 0 && <p>{messages.paid(row.amountPaid, row.currency)}</p>}
        {way === 'anew' && row.stockMovedAt !== null && <p>{messages.stock}</p>}
        {way === 'edit' && <p>{messages.editHelp}</p>}
        {obstacle && <p>{messages.obstacles[obstacle]}</p>}
        {isFinal && <p>{messages.final}</p>}
      </div>
    </FormDialog>
  )
}
