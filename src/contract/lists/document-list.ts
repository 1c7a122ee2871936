import { DOCUMENT_FILTERS } from '#domain/documents/document-filters.ts'
import { DOCUMENT_STATUSES, DOCUMENT_TYPES } from '#domain/documents/types.ts'
import { document } from '../entities/document.ts'
import { declaredList } from './declared-list.ts'
import { CREDITS, DOCUMENT_SORTS } from './document-sorts.ts'

/**
 * The list of documents (DOC-10). A `status` is a stored one, or one that each side works out from payments and the day; void documents
 * are listed only on request.
 */
export const documentList = declaredList(
  document,
  ({ choice, value, told, hiding, fromDay, toDay, by, ranked, amount, negated }) => ({
    filters: {
      documentType: choice('documentType', DOCUMENT_TYPES),
      status: hiding(told(...DOCUMENT_FILTERS, ...DOCUMENT_STATUSES), 'status', 'void'),
      customerId: value('customerId', { isId: true }),
      startDate: fromDay('issueDate'),
      endDate: toDay('issueDate'),
    },
    sorts: {
      ...DOCUMENT_SORTS,
      updatedAt: { ...by('updatedAt'), first: 'desc' },
      status: ranked('status', DOCUMENT_STATUSES),
      currency: by('currency'),
      subtotal: negated(amount('subtotal', 'currency'), CREDITS.field, CREDITS.is),
      taxAmount: negated(amount('taxAmount', 'currency'), CREDITS.field, CREDITS.is),
      discountAmount: negated(amount('discountAmount', 'currency'), CREDITS.field, CREDITS.is),
      createdAt: by('createdAt'),
    },
    order: { by: 'updatedAt', direction: 'desc' },
    takesAnySort: true,
    ties: [by('updatedAt')],
  }),
)
