import { invalid, Refusal } from '#contract/refusal.ts'
import { spokenLanguage } from '../kit/language/spoken-language.ts'
import { inSlices } from '../kit/slices.ts'
import { WorkerFailed, workerFile, WorkerQueue } from '../kit/worker-queue.ts'
import { calendarMessages as messages } from './calendar-messages.ts'
import type { ReminderAnswer, ReminderJob } from './calendar-worker.ts'
import type { FileAnswer, FileJob } from './file-job.ts'
import type { Reminder, Reminding } from './reminder.ts'
import type { CalendarRow, ReadCalendar } from './read-calendar.ts'

/** Longest time of one file: ten thousand events take a second here. */
const LIMIT_MS = 15_000
/** Longest time of one reminder: some odd rules are searched for seconds, and on a busy machine even usual ones take one. */
const REMINDER_MS = 10_000
/** Reminders are looked for by the server itself: nobody's own files keep them waiting. */
const REMINDERS = 'reminders'
/** A file of eight megabytes in two bytes a letter, three times over, and its rows. */
const MOST_HEAP_MB = 160
/** Files that may wait, of one user and of all: each is held in memory. */
const MOST_WAITING_EACH = 2
const MOST_WAITING = 10
const IDLE_MS = 10_000

/** The next reminder of an event; `tookMs` counts against its owner. */
export interface FoundReminder {
  /** Undefined where none comes; `tooLong` where the search was given up. */
  readonly next: Reminder | undefined | 'tooLong'
  readonly tookMs: number
}

/**
 * Reads calendar files and counts repeat rules in a worker, one after the other and users in turn, so that requests go on whatever files and
 * rules hold (OPS-06).
 */
export interface CalendarWorkers {
  /** Reads a file for the user of an id. Throws `Refusal` for what is no calendar, is too much, or cannot be read now. */
  read(owner: string, content: string, timeZone: string): Promise<ReadCalendar>
  /** The first reminder of an event that is due after a moment. */
  nextReminder(event: Reminding, after: number): Promise<FoundReminder>
  close(): Promise<void>
}

/** Makes the queue of calendar work; its worker starts with the first one. Tests give a worker and limits of their own. */
export function createCalendarWorkers({
  file = workerFile('calendar-worker', import.meta.url),
  limitMs = LIMIT_MS,
  mostHeapMb = MOST_HEAP_MB,
}: { readonly file?: URL; readonly limitMs?: number; readonly mostHeapMb?: number } = {}): CalendarWorkers {
  const reminderMs = Math.min(limitMs, REMINDER_MS)
  const queue = new WorkerQueue<FileJob | ReminderJob, FileAnswer | ReminderAnswer>({
    file,
    limitMs,
    idleMs: IDLE_MS,
    waitingPerKey: MOST_WAITING_EACH,
    waiting: MOST_WAITING,
    resourceLimits: { maxOldGenerationSizeMb: mostHeapMb, maxYoungGenerationSizeMb: 16 },
  })
  return {
    async read(owner, content, timeZone) {
      const job: FileJob = { kind: 'file', content, timeZone, language: spokenLanguage() }
      const answer = (await queue.run(owner, job).catch(refuse)) as FileAnswer
      if ('issues' in answer) throw invalid(answer.issues)
      if ('isTooMuch' in answer) throw tooMuch()
      return { rows: await rowsOf(answer.rows, owner), notes: answer.notes }
    },
    async nextReminder(event, after) {
      try {
        return (await queue.run(REMINDERS, { kind: 'reminder', event, after }, reminderMs)) as ReminderAnswer
      } catch (error) {
        if (isTooMuch(error)) return { next: 'tooLong', tookMs: reminderMs }
        throw error
      }
    },
    close: () => queue.close(),
  }
}

/** The rows of lines of JSON. */
async function rowsOf(lines: Uint8Array, owner: string): Promise<readonly CalendarRow[]> {
  const decoder = new TextDecoder()
  const giveWay = inSlices(owner)
  const rows: CalendarRow[] = []
  for (let at = 0; at < lines.length;) {
    const end = lines.indexOf(10, at)
    rows.push(JSON.parse(decoder.decode(lines.subarray(at, end))) as CalendarRow)
    at = end + 1
    await giveWay()
  }
  return rows
}

function tooMuch(): Refusal {
  return invalid([{ field: 'content', message: messages.tooMuch }])
}

function isTooMuch(error: unknown): boolean {
  return error instanceof WorkerFailed && (error.reason === 'tooLong' || error.reason === 'tooMuchMemory')
}

function refuse(error: unknown): never {
  if (isTooMuch(error)) throw tooMuch()
  // It is being stopped: what is asked for again is read by the server that takes its place.
  if (error instanceof WorkerFailed && error.reason === 'stopping') throw new Refusal('busy')
  throw error
}
