import { afterEach, describe, expect, it } from 'vitest'
import { HOSTILE_FILES, type HostileFile } from '#test/calendar/hostile-files.ts'
import { Refusal } from '#contract/refusal.ts'
import { calendarMessages as messages } from './calendar-messages.ts'
import { type CalendarWorkers, createCalendarWorkers } from './calendar-workers.ts'

const ODD = new URL('../../../test/calendar/odd-calendar-worker.mjs', import.meta.url)

/** A thread that reads a file itself turns once, before or after it. */
const ENOUGH_TURNS = 3

const TOLD: Readonly<Record<HostileFile['told'], string | undefined>> = {
  line: 'of more than 100000 characters. Shorten it',
  parameters: messages.manyParameters('SUMMARY', 30),
  exceptions: messages.exceptionsCut(500),
  dates: messages.datesCut(100),
  zone: 'The time zone “Own” is not known',
  nested: messages.nested(10),
  lines: messages.manyLines(2_000),
  many: messages.tooMany(10_000, 20_000),
  size: messages.tooMuch,
  nothing: undefined,
}

describe('the worker of calendar files', () => {
  let workers: CalendarWorkers
  afterEach(() => workers.close())

  /** What is said of a file: the refusal, or the problems of its rows and the notes. */
  const saidOf = async (owner: string, content: string): Promise<readonly string[]> => {
    try {
      const { rows, notes } = await workers.read(owner, content, 'Europe/Berlin')
      return [...rows.flatMap(({ problems = [] }) => problems), ...notes].map(({ message }) => message)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return error.issues.map(({ message }) => message)
    }
  }

  it('CAL-04 OPS-06 whatever a file holds, the main thread goes on meanwhile, and what is wrong is said in words', async () => {
    workers = createCalendarWorkers({ limitMs: 60_000 })
    for (const { what, content, told } of HOSTILE_FILES.filter(({ isGreat }) => !isGreat)) {
      let turns = 0
      const reading = { isDone: false }
      const count = (): void => {
        turns += 1
        if (!reading.isDone && turns < ENOUGH_TURNS) setImmediate(count)
      }
      const said = saidOf('ann', content()).finally(() => (reading.isDone = true))
      count()
      const [first] = await said
      expect([what, first]).toEqual([what, TOLD[told] === undefined ? undefined : expect.stringContaining(TOLD[told])])
      expect(turns, what).toBe(ENOUGH_TURNS)
    }
  }, 120_000)

  it.each(['hang', 'fill'])(
    'CAL-04 OPS-06 a file whose reading would %s is refused with what to do, and another user’s is read after it',
    async (content) => {
      workers = createCalendarWorkers({ file: ODD, limitMs: content === 'hang' ? 500 : 60_000, mostHeapMb: 32 })
      const [bad, good] = await Promise.all([saidOf('ann', content), workers.read('bob', 'Fair', 'UTC')])
      expect(bad).toEqual([messages.tooMuch])
      expect(good.rows).toEqual([{ title: 'Fair' }])
    },
  )

  it('CAL-04 OPS-06 of one user’s files one is read, two wait, and the next is refused', async () => {
    workers = createCalendarWorkers({ file: ODD })
    const files = await Promise.allSettled(['a', 'b', 'c', 'd'].map((each) => workers.read('ann', each, 'UTC')))
    expect(files.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected'])
    expect(files.at(-1)).toMatchObject({ reason: { code: 'too-many-at-once' } })
  })
})
