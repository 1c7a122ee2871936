import { titleAndRest } from '#domain/first-line.ts'
import { actionsOn, type Told } from '#web/kit/actions/actions.ts'
import { undoable } from '#web/kit/actions/undo.ts'
import type { Store } from '#web/kit/data/store.ts'
import type { NewMutation } from '#web/kit/data/store-options.ts'
import { today } from '#web/kit/format/date.ts'
import { draftPatch, nextHour } from './event-draft.ts'

/** The longest title of an event. */
const TITLE_LENGTH = 300

/**
 * Makes an event of the next hour out of a text: its first line is the title, the rest the description. What else is written `beside` it is one
 * change with it, and taken back with it. Answers the id; undefined where it could not be made, which was told.
 */
export async function makeEventOf(
  store: Store,
  text: string,
  beside: readonly NewMutation[],
  told: (id: string) => Told,
): Promise<string | undefined> {
  const actions = actionsOn(store, 'event')
  const { title, rest } = titleAndRest(text, TITLE_LENGTH)
  const data = { ...draftPatch(nextHour(today())), title, description: rest }
  return actions.make('create', title, async (id) => {
    actions.tell(told(id), await undoable(store, { op: 'put', kind: 'event', id, data }, ...beside))
  })
}
