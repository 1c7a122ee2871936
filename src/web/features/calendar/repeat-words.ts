import { formatWeekday } from '#web/kit/format/month.ts'
import { WEEKDAYS } from '#domain/calendar/repeat-rule.ts'
import { formOf, type RepeatForm, type Weekday } from './repeat-form.ts'
import { repeatMessages as messages } from './repeat-messages.ts'

/** What a weekday is called. */
export function weekdayName(weekday: Weekday, width: 'short' | 'long'): string {
  // 5 January 2026 is a Monday.
  return formatWeekday(`2026-01-${String(5 + WEEKDAYS.indexOf(weekday)).padStart(2, '0')}`, width)
}

/** How an event repeats, as a sentence; empty where it does not. */
export function repeatWords(rule: string, startDay: string): string {
  if (rule === '') return ''
  const form = formOf(rule, startDay)
  if (!form) return messages.own
  return `${messages.every(form.freq, form.interval)}${dayWords(form, startDay)}${endWords(form)}`
}

function dayWords({ freq, weekdays, monthly }: RepeatForm, startDay: string): string {
  if (freq === 'WEEKLY') return messages.on(weekdays.map((day) => weekdayName(day, 'long')))
  if (freq !== 'MONTHLY') return ''
  return monthly === 'day'
    ? messages.onDay(Number(startDay.slice(8)))
    : messages.onNth(monthly, formatWeekday(startDay, 'long'))
}

function endWords({ ends, untilDay, count }: RepeatForm): string {
  if (ends === 'never') return ''
  return ends === 'until' ? messages.until(untilDay) : messages.times(count)
}
