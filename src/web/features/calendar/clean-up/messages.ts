import type { ClutterReason } from '#domain/calendar/clutter.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { formatNumber } from '#web/kit/format/number.ts'

const reasons: Readonly<Record<ClutterReason, { readonly title: string; readonly text: string }>> = {
  duplicate: {
    title: 'Twice in the calendar',
    text: 'Same title, same time. The oldest of each stays and is not listed.',
  },
  orphaned: {
    title: 'Left over from a deleted series',
    text: 'They were changed one by one, and the series they belonged to is gone.',
  },
  past: { title: 'Long past', text: 'They are older than is chosen above and do not come again.' },
}

/** The words of the page that tidies the calendar. */
export const cleanUpMessages = {
  facts: (found: number, all: number) =>
    found === 0
      ? `Nothing to remove among ${countOf('event', all)}`
      : `${formatNumber(found)} of ${countOf('event', all)} can be removed`,
  age: 'Long past is',
  ages: { '180': 'older than half a year', '365': 'older than a year', '730': 'older than two years' },
  reasons,
  chooseAll: (count: number) => `All ${formatNumber(count)}`,
  choose: (title: string, when: string) => `${title}, ${when}`,
  more: (count: number) => `and ${formatNumber(count)} more`,
  remove: (count: number) => (count === 0 ? 'Delete' : `Delete ${countOf('event', count)}`),
  removed: (count: number) => `${countOf('event', count)} deleted`,
  done: { title: 'The calendar is tidy', text: 'There is nothing twice, nothing left over and nothing long past.' },
  show: 'Show',
  back: 'To the calendar',
} as const
