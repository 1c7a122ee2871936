/** How a document may look on paper (DOC-12). */
export const DOCUMENT_DESIGNS = ['classic', 'modern', 'compact'] as const
export type DocumentDesign = (typeof DOCUMENT_DESIGNS)[number]
