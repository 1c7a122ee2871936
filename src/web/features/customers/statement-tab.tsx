import FileDown from 'lucide-react/icons/file-down'
import Mail from 'lucide-react/icons/mail'
import ReceiptText from 'lucide-react/icons/receipt-text'
import { Suspense, useMemo, useState } from 'react'
import { statements } from '#domain/documents/statement.ts'
import { statementPdf } from '#contract/endpoints/document-pdf.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { callForFile } from '#web/kit/data/call-endpoint.ts'
import { showFailure } from '#web/kit/data/failure.ts'
import { saveFile } from '#web/kit/files/save-file.ts'
import { DayField } from '#web/kit/form/day-field.tsx'
import { businessToday } from '#web/kit/documents/business-day.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { dayParam } from '#web/kit/shell/day-param.ts'
import { useOnline } from '#web/kit/shell/use-online.ts'
import { useSearchState } from '#web/kit/shell/use-search-state.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { ReadOnlyPart } from '#web/kit/ui/read-only-part.tsx'
import { pageMessages as messages } from './page-messages.ts'
import { type Days, daysOf, type Period, periodOf, PERIODS } from './statement-period.ts'
import { StatementView } from './statement-view.tsx'

const MailDialog = lazyPart(() => import('#web/kit/documents/mail-dialog.tsx').then((module) => module.MailDialog))
const OTHER = 'other'
const CHOICES = [...PERIODS, OTHER] as const
const shape = { from: dayParam, to: dayParam }

interface StatementTabProps {
  readonly row: RowOfKind<'customer'>
  readonly documents: readonly RowOfKind<'document'>[]
}

/** The account of a customer over some days, from the documents of this device; the server makes the PDF and sends the mail. */
export function StatementTab({ row, documents }: StatementTabProps) {
  const [asked, update] = useSearchState(shape)
  const online = useOnline()
  const [isMailing, setMailing] = useState(false)
  const usual = daysOf('thisYear', businessToday(), documents)
  const days: Days = { from: asked.from || usual.from, to: asked.to || usual.to }
  const period: Period | typeof OTHER = periodOf(days, businessToday(), documents) ?? OTHER
  const told = useMemo(() => statements(documents, days.from, days.to), [documents, days.from, days.to])
  const isWrong = days.from > days.to
  if (told.length === 0) {
    return (
      <EmptyState icon={<ReceiptText />} title={messages.statement.empty}>
        {messages.statement.emptyText}
      </EmptyState>
    )
  }
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-end gap-3">
        <ReadOnlyPart when={false}>
          <NativeSelect
            label={messages.statement.presets}
            className="w-44 max-md:grow"
            value={period}
            options={CHOICES.map((value) => ({ value, label: messages.statement[value] }))}
            onChange={(next) => next !== OTHER && update(daysOf(next, businessToday(), documents))}
          />
          <DayField
            name="statementFrom"
            label={messages.statement.from}
            className="max-md:grow"
            value={days.from}
            error={isWrong ? messages.statement.wrongPeriod : undefined}
            onCommit={(from) => update({ from: from ?? '' })}
          />
          <DayField
            name="statementTo"
            label={messages.statement.to}
            className="max-md:grow"
            value={days.to}
            onCommit={(to) => update({ to: to ?? '' })}
          />
        </ReadOnlyPart>
        <div className="flex gap-2 md:ms-auto">
          <PrintButton row={row} days={days} disabled={isWrong || !online} />
          <Button
            icon={<Mail aria-hidden="true" />}
            disabled={isWrong || !online}
            onPointerEnter={MailDialog.preload}
            onClick={() => setMailing(true)}
          >
            {messages.statement.mail}
          </Button>
        </div>
      </div>
      {!online && <p className="text-[13px] text-muted">{messages.statement.offline}</p>}
      {!isWrong && told.map((each) => <StatementView key={each.currency} statement={each} days={days} />)}
      <Suspense fallback={null}>
        {isMailing && (
          <MailDialog
            title={messages.mailTitle}
            about={{ kind: 'statement', id: row.id, startDate: days.from, endDate: days.to }}
            onClose={() => setMailing(false)}
          />
        )}
      </Suspense>
    </div>
  )
}

interface PrintButtonProps {
  readonly row: RowOfKind<'customer'>
  readonly days: Days
  readonly disabled: boolean
}

function PrintButton({ row, days, disabled }: PrintButtonProps) {
  const [isPrinting, setPrinting] = useState(false)
  async function print() {
    setPrinting(true)
    try {
      const query = { ...days, download: 'yes' }
      const file = await callForFile(statementPdf, { params: { id: row.id }, query })
      saveFile(messages.statement.fileName(row.name, days.from, days.to), file)
    } catch (error) {
      showFailure(error, { act: 'print', thing: messages.thing.statement })
    } finally {
      setPrinting(false)
    }
  }
  return (
    <Button
      reads
      icon={<FileDown aria-hidden="true" />}
      disabled={disabled || isPrinting}
      aria-busy={isPrinting}
      onClick={() => void print()}
    >
      {isPrinting ? messages.statement.printing : messages.statement.pdf}
    </Button>
  )
}
