import * as z from 'zod/mini'

/** What a call takes its rows by: their ids, or a filter of their list. */
interface Chosen {
  readonly ids?: unknown
  readonly filter?: unknown
}

/** The check of a call that takes its rows by their ids or by a filter, and by one of them. */
export const eitherIdsOrFilter = z.refine<Chosen>(({ ids, filter }) => (ids === undefined) !== (filter === undefined), {
  message: 'give either ids or a filter',
  path: ['ids'],
})
