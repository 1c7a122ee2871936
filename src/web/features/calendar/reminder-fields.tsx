import { event } from '#contract/entities/event.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { UnconfirmedAddress } from '#web/kit/mail/unconfirmed-address.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { Switch } from '#web/kit/ui/switch.tsx'
import { panelMessages as messages } from './panel-messages.ts'

/** In minutes before the start: up to two weeks. */
const USUAL = [0, 5, 15, 30, 60, 120, 1_440, 2_880, 10_080, 20_160]

type Reminder = Pick<RowOfKind<'event'>, 'reminderMinutes' | 'remindsByMail'>

interface ReminderFieldsProps {
  readonly reminder: Reminder
  readonly onSave: (patch: Partial<Reminder>) => void
}

/** When an event is recalled on screen, and whether by mail too. */
export function ReminderFields({ reminder: { reminderMinutes, remindsByMail }, onSave }: ReminderFieldsProps) {
  const known = reminderMinutes === null || USUAL.includes(reminderMinutes) ? USUAL : [...USUAL, reminderMinutes]
  const options = [
    { value: '', label: messages.noReminder },
    ...known.toSorted((a, b) => a - b).map((minutes) => ({ value: String(minutes), label: messages.before(minutes) })),
  ]
  return (
    <>
      <NativeSelect
        label={event.fields.reminderMinutes.label}
        value={reminderMinutes === null ? '' : String(reminderMinutes)}
        options={options}
        onChange={(next) => onSave({ reminderMinutes: next === '' ? null : Number(next) })}
      />
      {reminderMinutes !== null && (
        <Switch
          label={event.fields.remindsByMail.label}
          checked={remindsByMail}
          onChange={(next) => onSave({ remindsByMail: next })}
        />
      )}
      {reminderMinutes !== null && remindsByMail && <UnconfirmedAddress />}
    </>
  )
}
