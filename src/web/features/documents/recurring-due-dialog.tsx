import { useState } from 'react'
import { decideRuns } from '#contract/endpoints/recurring-documents.ts'
import { RUN_ACTS, RUN_DATES, type Run, type RunAct, type RunDate } from '#contract/recurring-runs.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { oncePerPress } from '#web/kit/data/once-per-press.ts'
import { formatDay } from '#web/kit/format/date.ts'
import { formatCount } from '#web/kit/format/number.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import { attempt } from './document-attempt.ts'
import type { RecurringRow } from './recurring-acts.ts'
import type { Waiting } from './recurring-due.tsx'
import { recurringText } from './recurring-text.ts'

const text = recurringText.due
const ACTS = RUN_ACTS.map((value) => ({ value, label: text.acts[value] }))
const ACTS_OF_ALL = [{ value: '' as const, label: text.each }, ...ACTS]
const DATES = RUN_DATES.map((value) => ({ value, label: text.dates[value] }))

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
  const open = waiting.filter(({ row }) => !done.has(row.id))
  const actOf = (row: RecurringRow, day: string): RunAct => said[keyOf(row, day)] ?? (row.sendsMail ? 'mail' : 'make')
  const acts = open.flatMap(({ row, runs }) => runs.map(({ day }) => actOf(row, day)))
  const [first] = acts
  const ofAll = first !== undefined && acts.every((act) => act === first) ? first : ''

  function sayAll(act: RunAct) {
    const all = open.flatMap(({ row, runs }) => runs.map(({ day }) => [keyOf(row, day), act] as const))
    setSaid(Object.fromEntries(all))
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

  return (
    <Dialog
      open
      wide
      title={text.dialog}
      description={text.about}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.later}</Button>
          <Button tone="primary" disabled={isWorking || acts.length === 0} onClick={() => void run()}>
            {confirmOf(acts)}
          </Button>
        </>
      }
    >
      <div className="grid items-start gap-x-3 gap-y-4 sm:grid-cols-2">
        <NativeSelect
          label={text.all}
          value={ofAll}
          options={ACTS_OF_ALL}
          onChange={(act) => act !== '' && sayAll(act)}
        />
        <NativeSelect label={text.dated} help={text.datedHelp} value={dated} options={DATES} onChange={setDated} />
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
    </Dialog>
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
        <span className="block text-[13px] text-muted">{text.period(formatDay(day), formatDay(until))}</span>
      </span>
      <NativeSelect label={text.what(name, formatDay(day))} hideLabel value={act} options={ACTS} onChange={onChange} />
    </li>
  )
}

function keyOf({ id }: RecurringRow, day: string): string {
  return `${id} ${day}`
}

function summaryOf(acts: readonly RunAct[]): string {
  const { made, mailed, skipped } = countsOf(acts)
  return text.done(formatCount(made, text.invoice), mailed, skipped)
}

/** The button says what it does. */
function confirmOf(acts: readonly RunAct[]): string {
  const { made, mailed, skipped } = countsOf(acts)
  return made > 0
    ? text.confirm(formatCount(made, text.invoice), mailed)
    : text.confirmSkip(formatCount(skipped, text.invoice))
}

function countsOf(acts: readonly RunAct[]) {
  const of = (act: RunAct): number => acts.filter((each) => each === act).length
  return { made: of('make') + of('mail'), mailed: of('mail'), skipped: of('skip') }
}
