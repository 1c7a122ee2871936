import { useMemo, useState } from 'react'
import { isDay } from '#domain/calendar-day.ts'
import { comingDays, dayOfMonthMeant, nextAfter, REPEATS } from '#domain/documents/recurrence.ts'
import { DOCUMENT_RULES } from '#domain/documents/types.ts'
import { compareByName } from '#domain/list-query.ts'
import type { AnyRow } from '#contract/entity.ts'
import { useQuery, useRow, useRows } from '#web/kit/data/use-store.ts'
import { asDocuments, type DocumentRow } from '#web/kit/documents/document-row.ts'
import { DayField } from '#web/kit/form/day-field.tsx'
import { businessToday } from '#web/kit/documents/business-day.ts'
import { formatDay } from '#web/kit/format/date.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Combobox } from '#web/kit/ui/combobox.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { Switch } from '#web/kit/ui/switch.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import type { RecurringActs, RecurringPatch, RecurringRow } from './recurring-acts.ts'
import { recurringText } from './recurring-text.ts'

const text = recurringText.dialog
const REPEAT_OPTIONS = REPEATS.map((value) => ({ value, label: recurringText.repeats[value] }))
const SHOWN_DAYS = 5
const MAX_NAME = 200

interface RecurringDialogProps {
  /** Absent for a new one. */
  readonly row?: RecurringRow | undefined
  /** What a new one is made from. */
  readonly sourceId?: string
  readonly acts: RecurringActs
  readonly onClose: () => void
}

type Values = Pick<
  RecurringRow,
  'name' | 'documentId' | 'customerId' | 'repeat' | 'nextOn' | 'dayOfMonth' | 'endsOn' | 'sendsMail'
>

/** Says what comes again, how often, and when next; the coming days stand below (DOC-17). */
export function RecurringDialog({ row, sourceId = '', acts, onClose }: RecurringDialogProps) {
  const sources = useSources(row?.documentId ?? sourceId)
  const customers = useCustomers()
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
    const data: RecurringPatch = { ...values, name: name.trim(), ...(row ? {} : { isActive: true }) }
    if (await acts.save(row?.id, data)) onClose()
  }

  return (
    <Dialog
      open
      title={row ? text.edit : text.create}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button tone="primary" type="submit" form="recurring">
            {text.save}
          </Button>
        </>
      }
    >
      <form
        id="recurring"
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        {sources.length === 0 && <Banner tone="warn" title={text.nothing} />}
        {row && row.problem !== '' && <Banner tone="bad" title={row.problem} />}
        <TextField
          label={text.name}
          maxLength={MAX_NAME}
          value={name}
          error={isTried && name.trim() === '' ? text.noName : undefined}
          onChange={(event) => change({ name: event.target.value })}
        />
        <Combobox
          label={text.source}
          help={text.sourceHelp}
          error={isTried && documentId === null ? text.noSource : undefined}
          value={documentId}
          options={sources}
          onChange={(id) => change({ documentId: id })}
        />
        <Combobox
          label={text.customer}
          help={text.customerHelp}
          value={customerId}
          options={customers}
          onChange={(id) => change({ customerId: id })}
        />
        <div className="grid items-start gap-x-3 gap-y-4 sm:grid-cols-3">
          <NativeSelect
            label={text.repeat}
            value={repeat}
            options={REPEAT_OPTIONS}
            onChange={(next) => change({ repeat: next })}
          />
          <DayField
            label={row ? text.nextAgain : text.next}
            error={isTried && nextOn === null ? text.noDay : undefined}
            value={nextOn}
            // The day that is chosen here is the one that comes back after a short month.
            onType={(day) => setShown({ ...shown, nextOn: day })}
            onCommit={(day) => change({ nextOn: day, dayOfMonth: day === null ? null : Number(day.slice(8)) })}
          />
          <DayField
            label={text.ends}
            help={text.endsHelp}
            value={endsOn}
            onType={(day) => setShown({ ...shown, endsOn: day })}
            onCommit={(day) => change({ endsOn: day })}
          />
        </div>
        <Switch
          label={text.mails}
          help={text.mailsHelp}
          checked={sendsMail}
          onChange={(mails) => change({ sendsMail: mails })}
        />
        <ComingDays {...values} {...shown} />
      </form>
    </Dialog>
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
    <section aria-label={text.coming}>
      <p className="text-[13px] font-semibold">{text.coming}</p>
      <p className="mt-1 text-muted tabular-nums">{days.map(unbrokenDay).join(' · ') || text.none}</p>
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
    const listed = asDocuments([...templates, ...invoices]).filter(({ status }) => status !== 'void')
    const isMissing = chosen !== undefined && !listed.some(({ id }) => id === chosen.id)
    return [...(isMissing ? asDocuments([chosen]) : []), ...listed].map(sourceOf)
  }, [templates, invoices, chosen])
}

const LATEST = { direction: 'desc', page: 1, pageSize: 200 } as const

function sourceOf({ id, documentType, documentNumber, customerName, items, issueDate }: DocumentRow): Source {
  const about = (customerName || (items[0]?.description ?? '')).slice(0, MAX_NAME)
  const lastOn = documentType === 'invoice' ? issueDate : null
  const name = `${DOCUMENT_RULES[documentType].label.one} ${documentNumber}`
  return { value: id, label: about === '' ? name : `${name} · ${about}`, about, lastOn }
}

function useCustomers() {
  const rows = useRows('customer') as readonly (AnyRow & { name: string; nameKey: string })[]
  return useMemo(() => rows.toSorted(compareByName).map(({ id, name }) => ({ value: id, label: name })), [rows])
}
