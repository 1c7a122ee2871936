import { CHANGE_ORIGINS, CHANGE_STATES, changeSet } from '../entities/change-set.ts'
import { declaredList } from './declared-list.ts'

/** The list of change sets (CHANGE-03): by when each was applied, or begun. */
export const changeSetList = declaredList(changeSet, ({ choice, by, either }) => ({
  filters: { state: choice('state', CHANGE_STATES), origin: choice('origin', CHANGE_ORIGINS) },
  sorts: {
    when: { ...either('appliedAt', 'createdAt'), first: 'desc' },
    size: { ...by('size'), first: 'desc' },
  },
  order: { by: 'when', direction: 'desc' },
}))
