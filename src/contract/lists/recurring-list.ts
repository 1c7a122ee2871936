import { REPEATS } from '#domain/documents/recurrence.ts'
import { recurringDocument } from '../entities/recurring-document.ts'
import { declaredList } from './declared-list.ts'

/** The list of recurring invoices (DOC-17); on screen, customer names are searched too. */
export const recurringList = declaredList(recurringDocument, ({ words, by, folded, ranked }) => ({
  filters: { isActive: words('isActive', { true: true, false: false }) },
  sorts: {
    name: folded('name'),
    repeat: ranked('repeat', REPEATS),
    nextOn: by('nextOn'),
    lastMadeOn: { ...by('lastMadeOn'), first: 'desc' },
    updatedAt: { ...by('updatedAt'), first: 'desc' },
  },
  order: { by: 'name', direction: 'asc' },
  searched: ['name'],
}))
