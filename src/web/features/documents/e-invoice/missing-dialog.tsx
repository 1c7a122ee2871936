import { useBusiness } from '#web/kit/documents/use-business.ts'
import { useState } from 'react'
import type { EInvoiceIssue } from '#domain/documents/e-invoice/check/issue.ts'
import { canLeave } from '#domain/documents/e-invoice/e-invoice-issues.ts'
import { useRates } from '#web/kit/currency/use-rates.ts'
import { useRow, useStore } from '#web/kit/data/use-store.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { uiMessages } from '#web/kit/ui/messages.ts'
import { useFilling } from '../editor/use-filling.ts'
import { missingOf } from './missing-of.ts'
import { missingFixOf } from './missing-fix.ts'
import { missingMessages as messages } from './missing-messages.ts'
import { IssueItem } from './issue-item.tsx'
import { showField } from './show-field.ts'

interface MissingDialogProps {
  readonly documentId: string
  /** How it goes out once nothing is missing, or all the same. */
  readonly way: keyof typeof messages.ways
  /** What goes out where that is another document, made of this one. */
  readonly made?: MadeOf
  readonly onSend: () => void
  readonly onClose: () => void
}

/** A document that is made of the one that is asked about. */
export interface MadeOf {
  readonly name: string
  readonly make: (row: DocumentRow) => DocumentRow
  /** What is filled in on the one comes to be on the other. */
  readonly isFillable: boolean
  /** Shows where the rest is to be filled in. */
  readonly onShow: () => void
}

/** Asks for what a document misses before it goes out, with the fields right there; what only should be there may be passed over. */
export function MissingDialog({ documentId, ...acts }: MissingDialogProps) {
  const row = useRow('document', documentId)
  return row ? <OpenDialog row={row} {...acts} /> : null
}

function OpenDialog(props: Omit<MissingDialogProps, 'documentId'> & { readonly row: DocumentRow }) {
  const { row, way, made, onSend, onClose } = props
  const store = useStore()
  // Newer rates may arrive while it is open.
  useRates()
  const profile = useBusiness(row.businessProfileId)
  const shown = made?.make(row) ?? row
  const issues = missingOf(store, shown)
  const asked = useAsked(issues)
  const save = useFilling(row, profile, '')
  const fixFor = ({ field }: EInvoiceIssue) => {
    const fix = missingFixOf(field, shown, profile)
    return fix?.place === 'document' && made?.isFillable === false ? undefined : fix
  }
  const needed = issues.filter(({ level }) => level === 'error').length
  return (
    <Dialog
      savesAsTyped
      open
      wide
      keepOpen
      title={messages.title(made?.name ?? row.documentNumber)}
      description={messages.lead}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{uiMessages.cancel}</Button>
          <Button
            tone={issues.length === 0 ? 'primary' : 'secondary'}
            disabled={!canLeave(issues)}
            onClick={() => {
              onClose()
              onSend()
            }}
          >
            {issues.length === 0 ? messages.ways[way].send : messages.ways[way].anyway}
          </Button>
        </>
      }
    >
      <p aria-live="polite" className="font-semibold">
        {issues.length === 0 ? messages.ready : needed > 0 ? messages.needed(needed) : messages.count(issues.length)}
      </p>
      <ul className="divide-y divide-line">
        {asked.map((issue) => (
          <IssueItem
            key={issue.field}
            issue={issue}
            fix={fixFor(issue)}
            split={undefined}
            isFilled={!issues.some(({ field }) => field === issue.field)}
            onSave={save}
            onShow={(field) => {
              onClose()
              if (made) made.onShow()
              else showField(field)
            }}
          />
        ))}
      </ul>
    </Dialog>
  )
}

/** Everything that was asked for since the dialog opened, as it stands now: what is filled in keeps its place. */
function useAsked(issues: readonly EInvoiceIssue[]): readonly EInvoiceIssue[] {
  const [asked, setAsked] = useState(issues)
  const isAsked = ({ field }: EInvoiceIssue): boolean => asked.some((each) => each.field === field)
  if (!issues.every(isAsked)) setAsked([...asked, ...issues.filter((issue) => !isAsked(issue))])
  return asked.map((each) => issues.find(({ field }) => field === each.field) ?? each)
}
