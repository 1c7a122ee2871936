import { DOCUMENT_TYPES } from '#domain/documents/types.ts'

/** Credit notes are made from invoices. */
export const NEW_TYPES = DOCUMENT_TYPES.filter((type) => type !== 'creditnote')
