import { useEffect, useEffectEvent } from 'react'
import type { ExpandRule } from '#domain/calendar/occurrences.ts'
import { screenHref } from '#contract/screens.ts'
import { serverNow } from '#web/kit/data/server-clock.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { REMINDED_KEY } from '#web/kit/data/draft-keys.ts'
import { rememberedUser } from '#web/kit/data/remembered-user.ts'
import { goTo } from '#web/kit/shell/current-router.ts'
import { showToast } from '#web/kit/ui/toast.ts'
import { entryOf } from '../entries.ts'
import { useExpand } from '../use-expand.ts'
import { whenText } from '../when-text.ts'
import { dueReminders, hasReminder } from './due-reminders.ts'
import { reminderMessages as messages } from './messages.ts'

const LOOK_MS = 15_000
const DAY_MS = 86_400_000
/** More at once are one message. */
const MOST_TOLD = 3

const never: ExpandRule = () => []

/** Recalls events on screen when their reminder falls; what fell while nobody was here comes with the next visit, if it is not over. */
export function Reminders() {
  const rows = useRows('event')
  const { expand } = useExpand(rows.some((row) => hasReminder(row) && row.repeatRule !== ''))
  const look = useEffectEvent(() => remind(rows, expand))
  useEffect(() => remind(rows, expand), [rows, expand])
  useEffect(() => {
    const timer = setInterval(look, LOOK_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return null
}

/** The page that is looked at tells; the other ones learn from the device that it was told. */
function remind(rows: Parameters<typeof dueReminders>[0], expand: ExpandRule | undefined): void {
  if (document.visibilityState !== 'visible') return
  const isComplete = expand !== undefined || !rows.some((row) => hasReminder(row) && row.repeatRule !== '')
  if (!isComplete) return
  const now = serverNow()
  const due = dueReminders(rows, remindedUntil(now), now, expand ?? never)
  setRemindedUntil(now)
  if (due.length > MOST_TOLD) {
    showToast({
      title: messages.several(due.length),
      sticky: true,
      action: { label: messages.show, run: () => goTo(screenHref('calendar', { view: 'agenda' })) },
    })
    return
  }
  for (const occurrence of due) {
    const { event, originalStart } = occurrence
    const entry = entryOf(occurrence)
    const search = { day: entry.firstDay, id: event.id, at: originalStart }
    showToast({
      title: event.title,
      detail: [whenText(entry), event.location].filter(Boolean).join(' · '),
      sticky: true,
      action: { label: messages.show, run: () => goTo(screenHref('calendar', search)) },
    })
  }
}

let unstored = 0

/** Of the first visit, and of what lies longer back than a day, nothing is told. */
function remindedUntil(now: number): number {
  const stored = Number(read() ?? Number.NaN)
  return Number.isNaN(stored) || stored <= 0 ? now : Math.min(now, Math.max(stored, now - DAY_MS))
}

function read(): string | null {
  try {
    return localStorage.getItem(REMINDED_KEY)
  } catch {
    return String(unstored)
  }
}

function setRemindedUntil(now: number): void {
  unstored = now
  // A page that only learns of the sign-out leaves nothing behind (AUTH-11).
  if (!rememberedUser()) return
  try {
    localStorage.setItem(REMINDED_KEY, String(now))
  } catch {
    // Without storage it is remembered as long as the page lives.
  }
}
