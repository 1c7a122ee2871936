import { useState } from 'react'
import { decideRuns } from '#contract/endpoints/recurring-documents.ts'
import { RUN_ACTS, RUN_DATES, type Run, type RunAct, type RunDate } from '#contract/recurring-runs.ts'
import { useActions } from '#web/kit/actions/actions.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { oncePerPress } from '#web/kit/data/once-per-press.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { formatDay } from '#web/kit/format/date.ts'
import { FormDialog } from '#web/kit/ui/form-dialog.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import type { RecurringRow, Waiting } from './recurring-due.tsx'
import { isLacking, RecurringMissing } from './recurring-missing.tsx'
import { dueMessages as messages } from './messages.ts'

const actOptions = () => RUN_ACTS.map((value) => ({ value, label: messages.acts[value] }))

interface RecurringDueDialogProps {
  readonly waiting: readonly Waiting[]
  readonly onClose: () => void
}

/** Lists the runs that wait, each with its day and period, to be made, mailed or skipped; nothing happens before that is said (DOC-17). */
export function RecurringDueDialog({ waiting, onClose }: RecurringDueDialogProps) {
  const [said, setSaid] = useState<Readonly<Record<string, RunAct>>>({})
  const [dated, setDated] = useState<RunDate>('run')
  const [done, setDone] = useState<ReadonlySet<string>>(new Set())
  const [isWorking, setWorking] = useState(false)
  const [asked, setAsked] = useState<readonly RecurringRow[]>([])
  const store = useStore()
  const { attempt } = useActions('recurringDocument')
  const open = waiting.filter(({ row }) => !done.has(row.id))
  const actOf = (row: RecurringRow, day: string): RunAct => said[keyOf(row, day)] ?? (row.sendsMail ? 'mail' : 'make')
  const acts = open.flatMap(({ row, runs }) => runs.map(({ day }) => actOf(row, day)))
  const [first] = acts
  const ofAll = first !== undefined && acts.every((act) => act === first) ? first : ''

  function sayAll(act: RunAct) {
    const all = open.flatMap(({ row, runs }) => runs.map(({ day }) => [keyOf(row, day), act] as const))
    setSaid(Object.fromEntries(all))
  }

  /** What is mailed is looked at before anything is made. */
  function begin() {
    const mailed = open.filter(({ row, runs }) => runs.some(({ day }) => actOf(row, day) === 'mail'))
    goOn(mailed.flatMap(({ row }) => (isLacking(store, row) ? [row] : [])))
  }

  function goOn(left: readonly RecurringRow[]) {
    setAsked(left)
    if (left.length === 0) void run()
  }

  /** One recurring invoice after the other: what is done is done, also where a later one is refused. */
  async function run() {
    setWorking(true)
    for (const { row, runs } of open) {
      const body = { runs: runs.map(({ day }) => ({ day, act: actOf(row, day) })), dated }
      const decide = () => callEndpoint<object>(decideRuns, { params: { id: row.id }, body })
      if ((await attempt('change', () => oncePerPress(`decide ${row.id}`, decide), row.name)) === undefined) {
        setWorking(false)
        return
      }
      setDone((before) => new Set([...before, row.id]))
    }
    showToast({ title: summaryOf(acts) })
    onClose()
  }

  const [lacking, ...left] = asked
  if (lacking)
    return <RecurringMissing key={lacking.id} row={lacking} onSend={() => goOn(left)} onClose={() => setAsked([])} />
  return (
    <FormDialog
      wide
      title={messages.dialog}
      description={messages.about}
      cancel={messages.later}
      submit={confirmOf(acts)}
      isBlocked={isWorking || acts.length === 0}
      className="block"
      onSubmit={begin}
      onClose={onClose}
    >
      <div className="grid items-start gap-x-3 gap-y-4 sm:grid-cols-2">
        <NativeSelect
          label={messages.all}
          value={ofAll}
          options={[{ value: '' as const, label: messages.each }, ...actOptions()]}
          onChange={(act) => act !== '' && sayAll(act)}
        />
        <NativeSelect
          label={messages.dated}
          help={messages.datedHelp}
          value={dated}
          options={RUN_DATES.map((value) => ({ value, label: messages.dates[value] }))}
          onChange={setDated}
        />
      </div>
      <div className="mt-5 space-y-5">
        {open.map(({ row, runs }) => (
          <section key={row.id} aria-label={row.name}>
            <h3 className="text-[15px]">{row.name}</h3>
            <ul className="mt-1.5 divide-y divide-line">
              {runs.map((each) => (
                <RunLine
                  key={each.day}
                  run={each}
                  name={row.name}
                  act={actOf(row, each.day)}
                  onChange={(act) => setSaid((before) => ({ ...before, [keyOf(row, each.day)]: act }))}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </FormDialog>
  )
}

interface RunLineProps {
  readonly run: Run
  readonly name: string
  readonly act: RunAct
  readonly onChange: (act: RunAct) => void
}

function RunLine({ run: { day, until }, name, act, onChange }: RunLineProps) {
  return (
    <li className="grid items-center gap-x-3 gap-y-1 py-2 sm:grid-cols-2">
      <span className="tabular-nums">
        <span className="font-semibold">{formatDay(day)}</span>{' '}
        <span className="block text-[13px] text-muted">{messages.period(day, until)}</span>
      </span>
      <NativeSelect label={messages.what(name, day)} hideLabel value={act} options={actOptions()} onChange={onChange} />
    </li>
  )
}

function keyOf({ id }: RecurringRow, day: string): string {
  return `${id} ${day}`
}

function summaryOf(acts: readonly RunAct[]): string {
  const { made, mailed, skipped } = countsOf(acts)
  return messages.done(made, mailed, skipped)
}

/** The button says what it does. */
function confirmOf(acts: readonly RunAct[]): string {
  const { made, mailed, skipped } = countsOf(acts)
  return made > 0 ? messages.confirm(made, mailed) : messages.confirmSkip(skipped)
}

function countsOf(acts: readonly RunAct[]) {
  const of = (act: RunAct): number => acts.filter((each) => each === act).length
  return { made: of('make') + of('mail'), mailed: of('mail'), skipped: of('skip') }
}
