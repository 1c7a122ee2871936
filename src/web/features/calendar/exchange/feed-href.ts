import { screenHref } from '#contract/screens.ts'
import { choiceParam, textParam } from '#web/kit/shell/search-params.ts'

/** What of the calendar's address opens a dialog: that of an import, or that of its subscriptions, with a name that was typed. */
export const DIALOG_SEARCH = { ask: choiceParam(['', 'feed', 'import'], ''), for: textParam() }

/** Where a fresh sign-in comes back to, so that nothing is typed twice. */
export function feedHref(name: string): string {
  return screenHref('calendar', { ask: 'feed', ...(name === '' ? {} : { for: name }) })
}

/** Where a calendar file is imported. */
export function importHref(): string {
  return screenHref('calendar', { ask: 'import' })
}
