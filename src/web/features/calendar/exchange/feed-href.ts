import { screenHref } from '#contract/screens.ts'
import { choiceParam, textParam } from '#web/kit/shell/search-params.ts'

/** What of the calendar's address opens the dialog of its subscriptions, with a name that was typed. */
export const FEED_SEARCH = { ask: choiceParam(['', 'feed'], ''), for: textParam() }

/** Where a fresh sign-in comes back to, so that nothing is typed twice. */
export function feedHref(name: string): string {
  return screenHref('calendar', { ask: 'feed', ...(name === '' ? {} : { for: name }) })
}
