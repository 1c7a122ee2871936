import { useBusiness } from '#web/kit/documents/use-business.ts'
import { useState } from 'react'
import type { EInvoiceIssue } from '#domain/documents/e-invoice/check/issue.ts'
import { isOfCustomer } from '#contract/customer-gaps.ts'
import { nameOnDocuments } from '#contract/entities/document-derive.ts'
import { canLeave } from '#domain/documents/e-invoice/e-invoice-issues.ts'
import { useRates } from '#web/kit/currency/use-rates.ts'
import { useRow, useStore } from '#web/kit/data/use-store.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { uiMessages } from '#web/kit/ui/messages.ts'
import { WaitingCredit } from '../editor/related-documents.tsx'
import { useFilling } from '../editor/use-filling.ts'
import { missingOf } from './missing-of.ts'
import { missingFixOf } from './missing-fix.ts'
import { missingMessages as messages } from './missing-messages.ts'
import { IssueItem } from './issue-item.tsx'
import { showField } from './show-field.ts'

interface MissingDialogProps {
  readonly documentId: string
  /** How it can go out once nothing is missing, or all the same; the first is the usual one. */
  readonly ways: readonly SendingWay[]
  /** What goes out where that is another document, made of this one. */
  readonly made?: MadeOf
  /** What stands in the way of some ways, such as no connection. */
  readonly obstacle?: string
  readonly onClose: () => void
}

/** One way in which a document goes out. */
export interface SendingWay {
  readonly way: keyof typeof messages.ways
  readonly run: () => void
  readonly disabled?: boolean
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
  const { row, ways, made, obstacle = '', onClose } = props
  const store = useStore()
  // Newer rates may arrive while it is open.
  useRates()
  const profile = useBusiness(row.businessProfileId)
  const shown = made?.make(row) ?? row
  const issues = missingOf(store, shown)
  const asked = useAsked(issues)
  // Nothing was missing when it opened, or since.
  const isWhole = asked.length === 0
  const fill = useFilling(row, profile, '')
  const [isSaved, setSaved] = useState(false)
  const customer = useCustomerName(row)
  const isForCustomer = asked.some(({ field }) => isOfCustomer(field))
  const fixFor = ({ field }: EInvoiceIssue) => {
    const fix = missingFixOf(field, shown, profile)
    return fix?.place === 'document' && made?.isFillable === false ? undefined : fix
  }
  const isBlank = ({ field }: EInvoiceIssue) => missingFixOf(field, shown, profile)?.value === ''
  const needed = issues.filter(({ level }) => level === 'error').length
  const open = issues.every(isBlank) ? messages.missing : messages.count
  return (
    <Dialog
      savesAsTyped
      open
      wide
      keepOpen
      title={(isWhole ? messages.whole : messages.title)(made?.name ?? row.documentNumber)}
      description={
        isWhole ? messages.wholeLead : customer && isForCustomer ? messages.leadOfCustomer(customer) : messages.lead
      }
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{isSaved ? uiMessages.close : uiMessages.cancel}</Button>
          {ways.toReversed().map(({ way, run, disabled = false }) => (
            <Button
              key={way}
              tone={issues.length === 0 && way === ways[0]?.way ? 'primary' : 'secondary'}
              disabled={disabled || !canLeave(issues)}
              onClick={() => {
                onClose()
                run()
              }}
            >
              {issues.length === 0 ? messages.ways[way].send : messages.ways[way].anyway}
            </Button>
          ))}
        </>
      }
    >
      {!isWhole && (
        <p aria-live="polite" className="font-semibold">
          {issues.length === 0 ? messages.ready : needed > 0 ? messages.needed(needed) : open(issues.length)}
        </p>
      )}
      {ways.some(({ way }) => way === 'mark') && <p className="text-muted">{obstacle || messages.markHelp}</p>}
      <WaitingCredit row={row} onOpen={onClose} />
      <ul className="divide-y divide-line">
        {asked.map((issue) => (
          <IssueItem
            key={issue.field}
            issue={issue}
            fix={fixFor(issue)}
            split={undefined}
            isFilled={!issues.some(({ field }) => field === issue.field)}
            onSave={(place, patch) => {
              setSaved(true)
              fill(place, patch)
            }}
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

/** What the stored customer is called whose gaps are filled in as well; undefined where there is none. */
function useCustomerName({ customerId }: DocumentRow): string | undefined {
  const customer = useRow('customer', customerId ?? '')
  return customer && nameOnDocuments(customer)
}

/** Everything that was asked for since the dialog opened, as it stands now: what is filled in keeps its place. */
function useAsked(issues: readonly EInvoiceIssue[]): readonly EInvoiceIssue[] {
  const [asked, setAsked] = useState(issues)
  const isAsked = ({ field }: EInvoiceIssue): boolean => asked.some((each) => each.field === field)
  if (!issues.every(isAsked)) setAsked([...asked, ...issues.filter((issue) => !isAsked(issue))])
  return asked.map((each) => issues.find(({ field }) => field === each.field) ?? each)
}
