import { useState } from 'react'
import { canonicalRule, type Frequency, ruleIssue, WEEKDAYS } from '#domain/calendar/repeat-rule.ts'
import { event } from '#contract/entities/event.ts'
import { DayField } from '#web/kit/form/day-field.tsx'
import { readInteger } from '#web/kit/form/number-text.ts'
import { SavedText } from '#web/kit/form/saved-text.tsx'
import { formatWeekday } from '#web/kit/format/month.ts'
import { labelMessages } from '#web/kit/format/label-messages.ts'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { NumberField } from '#web/kit/ui/number-field.tsx'
import { optionsOf } from '#web/kit/ui/options-of.ts'
import { SegmentedControl } from '#web/kit/ui/segmented-control.tsx'
import { formOf, newForm, nthsOf, type RepeatForm, ruleOf, type Weekday } from './repeat-form.ts'
import { repeatMessages as messages } from './repeat-messages.ts'
import { NextTimes } from './next-times.tsx'
import { sentenceOf, weekdayName } from './repeat-words.ts'

const MOST_INTERVAL = 1_000
const MOST_COUNT = 10_000

interface RepeatEditorProps {
  readonly rule: string
  /** The day of the occurrence that is shown, in its time zone. */
  readonly startDay: string
  /** Empty where it takes whole days. */
  readonly startTime: string
  /** The first day of the series, from which its rule counts. */
  readonly firstDay: string
  /** The last day on which it takes place. */
  readonly lastDay: string
  /** Said of a change here. */
  readonly help?: string | undefined
  readonly onSave: (rule: string) => void
}

/** How often an event repeats, on which days and until when; a rule that says more is edited as text, and is saved once there is one (CAL-04). */
export function RepeatEditor(props: RepeatEditorProps) {
  const { rule, startDay, startTime, firstDay, lastDay, help, onSave } = props
  const [isTyped, setTyped] = useState(false)
  const form = rule === '' || isTyped ? undefined : formOf(rule, startDay, startTime)
  const chosen = isTyped ? 'own' : rule === '' ? 'none' : form ? choiceOf(form) : 'own'
  const save = (next: RepeatForm) => onSave(ruleOf(next, startDay))

  function choose(next: keyof typeof messages.choices) {
    setTyped(next === 'own')
    if (next === 'none') onSave('')
    else if (next !== 'own') save(chosenForm(next, form, startDay))
  }

  function saveTyped(typed: string) {
    setTyped(false)
    onSave(typed)
  }

  const sentence = rule === '' ? undefined : sentenceOf(rule, startDay, lastDay)
  return (
    <fieldset className="space-y-3">
      <legend className="sr-only">{messages.label}</legend>
      <div>
        <NativeSelect
          label={event.fields.repeatRule.label}
          value={chosen}
          options={optionsOf(messages.choices)}
          help={[sentence, help].filter(Boolean).join('. ')}
          onChange={choose}
        />
        {rule !== '' && !form && <NextTimes rule={rule} firstDay={firstDay} from={startDay} />}
      </div>
      {chosen === 'own' && (
        <SavedText
          name="repeatRule"
          label={messages.ruleLabel}
          help={messages.ruleHelp}
          value={rule}
          read={readOwn}
          onSave={saveTyped}
        />
      )}
      {form && <FormFields form={form} startDay={startDay} onSave={save} />}
    </fieldset>
  )
}

/** Two weeks are chosen as often as one, so they are a choice of their own. */
function choiceOf({ freq, interval }: RepeatForm) {
  return freq === 'WEEKLY' && interval === 2 ? 'FORTNIGHTLY' : freq
}

/** From one week to two, the weekdays and the end stay. */
function chosenForm(next: Frequency | 'FORTNIGHTLY', form: RepeatForm | undefined, startDay: string): RepeatForm {
  const freq = next === 'FORTNIGHTLY' ? 'WEEKLY' : next
  const kept = form?.freq === freq ? form : newForm(freq, startDay)
  return { ...kept, interval: next === 'FORTNIGHTLY' ? 2 : 1 }
}

function readOwn(text: string) {
  const rule = canonicalRule(text)
  return rule === undefined || rule === ''
    ? { issue: labelMessages.goesOn(messages.ruleLabel, ruleIssue(text)) }
    : { value: rule }
}

interface FormFieldsProps {
  readonly form: RepeatForm
  readonly startDay: string
  readonly onSave: (form: RepeatForm) => void
}

function FormFields({ form, startDay, onSave }: FormFieldsProps) {
  const { freq, interval, ends, untilDay, count } = form
  return (
    <>
      <NumberField
        name="interval"
        label={messages.interval}
        text={String(interval)}
        unit={messages.intervalUnit(freq, interval)}
        parse={readInteger({ min: 1, max: MOST_INTERVAL })}
        onCommit={(next) => onSave({ ...form, interval: next })}
      />
      {freq === 'WEEKLY' && <Weekdays chosen={form.weekdays} onChange={(weekdays) => onSave({ ...form, weekdays })} />}
      {freq === 'MONTHLY' && (
        <NativeSelect
          label={messages.monthly}
          value={String(form.monthly)}
          options={monthlyOptions(startDay)}
          onChange={(next) => onSave({ ...form, monthly: next === 'day' ? 'day' : Number(next) })}
        />
      )}
      <SegmentedControl
        label={messages.ends}
        value={ends}
        segments={optionsOf(messages.endings)}
        onChange={(next) => onSave({ ...form, ends: next })}
      />
      {ends === 'until' && (
        <DayField
          name="untilDay"
          label={messages.untilDay}
          required
          min={startDay}
          value={untilDay}
          onCommit={(day) => day !== null && onSave({ ...form, untilDay: day })}
        />
      )}
      {ends === 'count' && (
        <NumberField
          name="count"
          label={messages.countLabel}
          text={String(count)}
          parse={readInteger({ min: 1, max: MOST_COUNT })}
          onCommit={(next) => onSave({ ...form, count: next })}
        />
      )}
    </>
  )
}

function monthlyOptions(startDay: string) {
  return [
    { value: 'day', label: bare(messages.onDays([Number(startDay.slice(8))])) },
    ...nthsOf(startDay).map((nth) => ({
      value: String(nth),
      label: bare(messages.on([messages.nth(nth, formatWeekday(startDay, 'long'))])),
    })),
  ]
}

/** A part of a sentence without what ties it to the one before it. */
function bare(part: string): string {
  return part.replace(/^,? /, '')
}

interface WeekdaysProps {
  readonly chosen: readonly Weekday[]
  readonly onChange: (chosen: readonly Weekday[]) => void
}

/** The weekdays of an event; the last one stays. */
function Weekdays({ chosen, onChange }: WeekdaysProps) {
  function toggle(weekday: Weekday, isOn: boolean) {
    const next = WEEKDAYS.filter((day) => (day === weekday ? isOn : chosen.includes(day)))
    if (next.length > 0) onChange(next)
  }
  return (
    <fieldset>
      <legend className="mb-1.5 text-[13px] font-semibold">{messages.weekdays}</legend>
      <div className="grid grid-cols-4 gap-x-3 gap-y-1">
        {WEEKDAYS.map((weekday) => (
          <Checkbox
            key={weekday}
            label={weekdayName(weekday, 'short')}
            checked={chosen.includes(weekday)}
            onChange={(isOn) => toggle(weekday, isOn)}
          />
        ))}
      </div>
    </fieldset>
  )
}
