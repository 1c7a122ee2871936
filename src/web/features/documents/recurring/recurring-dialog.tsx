import { useMemo, useState } from 'react'
import { isDay } from '#domain/is-day.ts'
import { comingDays, dayOfMonthMeant, nextAfter } from '#domain/documents/recurrence.ts'
import { DOCUMENT_RULES } from '#domain/documents/types.ts'
import { problemText } from '#contract/entities/recurring-source.ts'
import { useActions } from '#web/kit/actions/actions.ts'
import { useQuery, useRow } from '#web/kit/data/use-store.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { DayField } from '#web/kit/form/day-field.tsx'
import { businessToday } from '#web/kit/documents/business-day.ts'
import { formatDay } from '#web/kit/format/date.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Combobox } from '#web/kit/ui/combobox.tsx'
import { FormDialog } from '#web/kit/ui/form-dialog.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { optionsOf } from '#web/kit/ui/options-of.ts'
import { Switch } from '#web/kit/ui/switch.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { useCustomerOptions } from '../customer-options.ts'
import type { RecurringRow } from './recurring-due.tsx'
import { dialogMessages as messages, recurringMessages } from './messages.ts'
import { cutText } from '#domain/cut-text.ts'

const SHOWN_DAYS = 5
const MAX_NAME = 200

interface RecurringDialogProps {
  /** Absent for a new one. */
  readonly row?: RecurringRow | undefined
  /** What a new one is made from. */
  readonly sourceId?: string
  readonly onClose: () => void
}

type Values = Pick<
  RecurringRow,
  'name' | 'documentId' | 'customerId' | 'repeat' | 'nextOn' | 'dayOfMonth' | 'endsOn' | 'sendsMail'
>

/** Says what comes again, how often, and when next; the coming days stand below (DOC-17). */
export function RecurringDialog({ row, sourceId = '', onClose }: RecurringDialogProps) {
  const sources = useSources(row?.documentId ?? sourceId)
  const customers = useCustomerOptions()
  const actions = useActions('recurringDocument')
  const [values, setValues] = useState<Values>(() => startOf(row, sourceId, sources))
  const [shown, setShown] = useState<Partial<Pick<Values, 'nextOn' | 'endsOn'>>>({})
  const [isTried, setTried] = useState(false)
  const change = (patch: Partial<Values>) => {
    setShown({})
    setValues((before) => ({ ...before, ...patch }))
  }
  const { name, documentId, customerId, repeat, nextOn, endsOn, sendsMail } = values
  const isComplete = name.trim() !== '' && documentId !== null && nextOn !== null

  async function save() {
    setTried(true)
    if (!isComplete) return
    const data = { ...values, name: name.trim() }
    const isSaved = row ? await actions.save(row.id, data, null) : await actions.create({ ...data, isActive: true })
    if (isSaved) onClose()
  }

  return (
    <FormDialog title={row ? messages.edit : messages.create} submit={messages.save} onSubmit={save} onClose={onClose}>
      {sources.length === 0 && <Banner tone="warn" title={messages.nothing} />}
      {row && row.problem !== '' && <Banner tone="bad" title={problemText(row.problem)} />}
      <TextField
        label={messages.name}
        maxLength={MAX_NAME}
        value={name}
        error={isTried && name.trim() === '' ? messages.noName : undefined}
        onChange={(event) => change({ name: event.target.value })}
      />
      <Combobox
        label={messages.source}
        help={messages.sourceHelp}
        error={isTried && documentId === null ? messages.noSource : undefined}
        value={documentId}
        options={sources}
        onChange={(id) => change({ documentId: id })}
      />
      <Combobox
        label={messages.customer}
        help={messages.customerHelp}
        value={customerId}
        options={customers}
        onChange={(id) => change({ customerId: id })}
      />
      <div className="grid items-start gap-x-3 gap-y-4 sm:grid-cols-3">
        <NativeSelect
          label={messages.repeat}
          value={repeat}
          options={optionsOf(recurringMessages.repeats)}
          onChange={(next) => change({ repeat: next })}
        />
        <DayField
          name="nextOn"
          label={row ? messages.nextAgain : messages.next}
          error={isTried && nextOn === null ? messages.noDay : undefined}
          value={nextOn}
          // The day that is chosen here is the one that comes back after a short month.
          onType={(day) => setShown({ ...shown, nextOn: day })}
          onCommit={(day) => change({ nextOn: day, dayOfMonth: day === null ? null : Number(day.slice(8)) })}
        />
        <DayField
          name="endsOn"
          label={messages.ends}
          help={messages.endsHelp}
          value={endsOn}
          onType={(day) => setShown({ ...shown, endsOn: day })}
          onCommit={(day) => change({ endsOn: day })}
        />
      </div>
      <Switch
        label={messages.mails}
        help={messages.mailsHelp}
        checked={sendsMail}
        onChange={(mails) => change({ sendsMail: mails })}
      />
      <ComingDays {...values} {...shown} />
    </FormDialog>
  )
}

/** The days that would follow, also while they are typed; none before the next day is one. */
function ComingDays({
  repeat,
  nextOn,
  dayOfMonth,
  endsOn,
}: Pick<Values, 'repeat' | 'nextOn' | 'dayOfMonth' | 'endsOn'>) {
  if (nextOn === null || !isDay(nextOn)) return null
  const schedule = { repeat, dayOfMonth: dayOfMonthMeant(nextOn, dayOfMonth), endsOn }
  const days = comingDays(nextOn, schedule, SHOWN_DAYS)
  return (
    <section aria-label={messages.coming}>
      <p className="text-[13px] font-semibold">{messages.coming}</p>
      <p className="mt-1 text-muted tabular-nums">{days.map(unbrokenDay).join(' · ') || messages.none}</p>
    </section>
  )
}

/** A day that stays on one line. */
function unbrokenDay(day: string): string {
  return formatDay(day).replaceAll(' ', '\u00a0')
}

function startOf(row: RecurringRow | undefined, sourceId: string, sources: readonly Source[]): Values {
  if (row) {
    const { name, documentId, customerId, repeat, nextOn, dayOfMonth, endsOn, sendsMail } = row
    return { name, documentId, customerId, repeat, nextOn, dayOfMonth, endsOn, sendsMail }
  }
  const source = sources.find(({ value }) => value === sourceId)
  const lastOn = source?.lastOn ?? null
  const dayOfMonth = Number((lastOn ?? businessToday()).slice(8))
  return {
    name: source?.about ?? '',
    documentId: source?.value ?? null,
    customerId: null,
    repeat: 'monthly',
    nextOn: lastOn === null ? businessToday() : nextAfter(lastOn, businessToday(), { repeat: 'monthly', dayOfMonth }),
    dayOfMonth,
    endsOn: null,
    sendsMail: false,
  }
}

interface Source {
  readonly value: string
  readonly label: string
  /** Whom it is for, or what its first line is. */
  readonly about: string
  /** The day of an invoice that was written already: the next one comes after it. */
  readonly lastOn: string | null
}

/** Templates first, then the latest invoices, and what is chosen already. */
function useSources(chosenId: string): readonly Source[] {
  const templates = useQuery('document', { where: { documentType: 'template' }, ...LATEST }).rows
  const invoices = useQuery('document', { where: { documentType: 'invoice' }, ...LATEST }).rows
  const chosen = useRow('document', chosenId)
  return useMemo(() => {
    const listed = [...templates, ...invoices].filter(({ status }) => status !== 'void')
    const isListed = listed.some(({ id }) => id === chosen?.id)
    return [...(chosen && !isListed ? [chosen] : []), ...listed].map(sourceOf)
  }, [templates, invoices, chosen])
}

const LATEST = { direction: 'desc', page: 1, pageSize: 200 } as const

function sourceOf({ id, documentType, documentNumber, customerName, items, issueDate }: DocumentRow): Source {
  const about = cutText(customerName || (items[0]?.description ?? ''), MAX_NAME)
  const lastOn = documentType === 'invoice' ? issueDate : null
  const name = `${DOCUMENT_RULES[documentType].label.one} ${documentNumber}`
  return { value: id, label: about === '' ? name : `${name} · ${about}`, about, lastOn }
}
