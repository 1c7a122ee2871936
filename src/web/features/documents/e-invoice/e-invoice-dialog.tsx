import { useBusiness } from '#web/kit/documents/use-business.ts'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { canLeave, eInvoiceIssues } from '#domain/documents/e-invoice/e-invoice-issues.ts'
import type { EInvoiceIssue } from '#domain/documents/e-invoice/check/issue.ts'
import { E_INVOICE_FORMATS, type EInvoiceFormat, FORMAT_RULES } from '#domain/documents/e-invoice/formats.ts'
import { eInvoiceSource } from '#contract/e-invoice-source.ts'
import { failureOf } from '#web/kit/data/failure.ts'
import { usePending, useRow } from '#web/kit/data/use-store.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { useOnline } from '#web/kit/shell/use-online.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { uiMessages } from '#web/kit/ui/messages.ts'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { ProblemDisplay, type ShownProblem } from '#web/kit/ui/problem-display.tsx'
import { useFilling } from '../editor/use-filling.ts'
import { fixOf, splitAddress } from './fix.ts'
import { saveEInvoice } from './save-e-invoice.ts'
import { IssueItem } from './issue-item.tsx'
import { showField } from './show-field.ts'
import { eInvoiceMessages as messages } from './messages.ts'

export interface EInvoiceDialogProps {
  readonly documentId: string
  /** Told the fields that the chosen format still misses. */
  readonly onClose: (missing: readonly string[]) => void
  /** Asks how an issued document is to be made right; undefined where its fields are open. */
  readonly onCorrect: (() => void) | undefined
}

/** Exports an invoice or credit note as an e-invoice, and asks for whatever the chosen format misses (DOC-16). */
export function EInvoiceDialog({ documentId, ...acts }: EInvoiceDialogProps) {
  const row = useRow('document', documentId)
  return row ? <OpenDialog row={row} {...acts} /> : null
}

interface OpenDialogProps extends Omit<EInvoiceDialogProps, 'documentId'> {
  readonly row: DocumentRow
}

function OpenDialog({ row, onClose, onCorrect }: OpenDialogProps) {
  const [format, setFormat] = useState<EInvoiceFormat>(() => usualFormat(row))
  const { source, profile } = useSource(row)
  const issues = useMemo(() => eInvoiceIssues(source, format), [source, format])
  const close = () => onClose(issues.map(({ field }) => field))
  const { isMaking, problem, make } = useMaking(close)
  const save = useFilling(row, profile, messages.why)
  const isOnline = useOnline()
  const hasUnsent = usePending().length > 0
  const isPdf = FORMAT_RULES[format].isPdf === true
  const body = useRef<HTMLDivElement>(null)
  useKeptFocus(body, issues.length)
  const isBlocked = !canLeave(issues) || (isPdf && (!isOnline || hasUnsent))

  const list = (level: EInvoiceIssue['level']) => (
    <ul className="divide-y divide-line">
      {issues
        .filter((issue) => issue.level === level)
        .map((issue) => (
          <IssueItem
            key={issue.field}
            issue={issue}
            fix={fixOf(issue.field, row, profile)}
            split={splitAddress(issue.field, row)}
            onSave={save}
            onShow={(field) => {
              close()
              if (onCorrect) onCorrect()
              else showField(field)
            }}
          />
        ))}
    </ul>
  )
  const errors = issues.filter(({ level }) => level === 'error').length
  return (
    <Dialog
      reads
      open
      wide
      title={messages.title}
      description={messages.lead}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{uiMessages.close}</Button>
          <Button
            tone="primary"
            disabled={isBlocked || isMaking}
            onClick={() => void make(() => saveEInvoice(row.id, source, format))}
          >
            {isMaking ? messages.making : messages.download}
          </Button>
        </>
      }
    >
      <div ref={body} className="space-y-4">
        <NativeSelect
          label={messages.format}
          help={messages.formats[format].help}
          value={format}
          options={E_INVOICE_FORMATS.map((value) => ({ value, label: messages.formats[value].label }))}
          onChange={setFormat}
        />
        {problem && <ProblemDisplay problem={problem} />}
        {isPdf && !isOnline && <Banner tone="neutral" title={messages.offline} />}
        {isPdf && isOnline && hasUnsent && <Banner tone="neutral" title={messages.unsent} />}
        <div aria-live="polite">
          {errors === 0 ? (
            <Banner tone="ok" title={messages.ready} />
          ) : (
            <p className="font-semibold">{messages.errors(errors)}</p>
          )}
        </div>
        {errors > 0 && list('error')}
        {issues.length > errors && (
          <section aria-label={messages.warnings}>
            <p className="font-semibold">{messages.warnings}</p>
            {list('warning')}
          </section>
        )}
      </div>
    </Dialog>
  )
}

/** Germans are asked for XRechnung, buyers with an address in a network for Peppol; anybody can read a PDF. */
function usualFormat({
  billingAddress,
  buyerReference,
  customerElectronicScheme: scheme,
}: DocumentRow): EInvoiceFormat {
  const country = typeof billingAddress === 'string' ? '' : (billingAddress.country ?? '')
  if (country === 'DE' && buyerReference !== '') return 'xrechnung-ubl'
  return scheme === '' || scheme === 'EM' ? 'facturx' : 'peppol'
}

function useSource(row: DocumentRow) {
  const credited = useRow('document', row.originalInvoiceId ?? '')
  const profile = useBusiness(row.businessProfileId)
  return useMemo(
    () => ({ profile, source: eInvoiceSource({ document: row, profile, credited }) }),
    [row, profile, credited],
  )
}

/** What was filled in leaves the list and takes the focus with it: it goes to what is missing next, at last to the format. */
function useKeptFocus(body: RefObject<HTMLDivElement | null>, count: number): void {
  const before = useRef(count)
  useEffect(() => {
    const isFewer = count < before.current
    before.current = count
    if (!isFewer || body.current?.contains(document.activeElement)) return
    const next = body.current?.querySelector<HTMLElement>('li :is(input, select, button, a)')
    ;(next ?? body.current?.querySelector<HTMLElement>('select'))?.focus()
  }, [body, count])
}

function useMaking(onMade: () => void) {
  const [isMaking, setMaking] = useState(false)
  const [problem, setProblem] = useState<ShownProblem>()
  return {
    isMaking,
    problem,
    make: async (work: () => Promise<void>): Promise<void> => {
      setMaking(true)
      setProblem(undefined)
      try {
        await work()
        onMade()
      } catch (error) {
        setProblem(failureOf(error, messages.act))
      } finally {
        setMaking(false)
      }
    },
  }
}
