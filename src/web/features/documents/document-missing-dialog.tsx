import { useState } from 'react'
import type { EInvoiceIssue } from '#domain/documents/e-invoice/check/issue.ts'
import { canLeave } from '#domain/documents/e-invoice/e-invoice-issues.ts'
import { useRates } from '#web/kit/currency/use-rates.ts'
import { useRow, useRows, useStore } from '#web/kit/data/use-store.ts'
import { asDocuments, type DocumentRow } from '#web/kit/documents/document-row.ts'
import { formatCount } from '#web/kit/format/number.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { useFilling } from './document-filling.ts'
import { missingOf } from './document-missing.ts'
import { missingFixOf } from './document-missing-fix.ts'
import { documentText } from './document-text.ts'
import { IssueItem } from './e-invoice-issue.tsx'
import { showField } from './e-invoice-show.ts'

const text = documentText.missing

interface MissingDialogProps {
  readonly documentId: string
  readonly onSend: () => void
  readonly onClose: () => void
}

/** Asks for what a document misses before it goes out, with the fields right there; what only should be there may be passed over. */
export function MissingDialog({ documentId, ...acts }: MissingDialogProps) {
  const found = useRow('document', documentId)
  const [row] = asDocuments(found ? [found] : [])
  return row ? <OpenDialog row={row} {...acts} /> : null
}

function OpenDialog({ row, onSend, onClose }: Omit<MissingDialogProps, 'documentId'> & { readonly row: DocumentRow }) {
  const store = useStore()
  const profiles = useRows('businessProfile')
  // Newer rates may arrive while it is open.
  useRates()
  const profile = profiles.find(({ id }) => id === row.businessProfileId) ?? profiles.find((each) => each['isDefault'])
  const issues = missingOf(store, row)
  const asked = useAsked(issues)
  const save = useFilling(row, profile, '')
  const needed = issues.filter(({ level }) => level === 'error').length
  return (
    <Dialog
      savesAsTyped
      open
      wide
      keepOpen
      title={text.title(row.documentNumber)}
      description={text.lead}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button
            tone={issues.length === 0 ? 'primary' : 'secondary'}
            disabled={!canLeave(issues)}
            onClick={() => {
              onClose()
              onSend()
            }}
          >
            {issues.length === 0 ? text.send : text.anyway}
          </Button>
        </>
      }
    >
      <p aria-live="polite" className="font-semibold">
        {issues.length === 0
          ? text.ready
          : formatCount(needed > 0 ? needed : issues.length, needed > 0 ? text.needed : text.count)}
      </p>
      <ul className="divide-y divide-line">
        {asked.map((issue) => (
          <IssueItem
            key={issue.field}
            issue={issue}
            fix={missingFixOf(issue.field, row, profile)}
            split={undefined}
            isFilled={!issues.some(({ field }) => field === issue.field)}
            onSave={save}
            onShow={(field) => {
              onClose()
              showField(field)
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
