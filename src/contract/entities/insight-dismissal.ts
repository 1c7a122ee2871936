import { COLLECTIONS } from '../collections.ts'
import { entity } from '../entity.ts'
import { text } from '../fields.ts'

/** The most dismissals of one account: far more than anybody reads insights. */
const MOST_DISMISSALS = 20_000
/** The longest name of an insight: a kind and a SKU that folding made longer. */
const LONGEST_ID = 2_000

/**
 * That an insight was dismissed: it stays away on every device until its cause is another one (INS-02). The id is made from that of the
 * insight (`dismissalRowId`), so that two devices dismiss it once.
 */
export const insightDismissal = entity({
  kind: 'insightDismissal',
  collection: COLLECTIONS.insightDismissal,
  table: 'insight_dismissal',
  label: { one: 'Dismissed insight', many: 'Dismissed insights' },
  notFound: 'Dismissed insight with ID {id} not found',
  title: 'insightId',
  most: MOST_DISMISSALS,
  patchCreates: true,
  fields: {
    insightId: text({ label: 'Insight', fallback: '', max: LONGEST_ID, search: true }),
    cause: text({ label: 'Cause', fallback: '', max: 500 }),
  },
  list: ({ value, by }) => ({
    filters: { insightId: value('insightId') },
    sorts: { insightId: by('insightId'), updatedAt: { ...by('updatedAt'), first: 'desc' } },
    order: { by: 'updatedAt', direction: 'desc' },
    searched: ['insightId'],
  }),
})
