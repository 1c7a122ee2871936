/** The designs of printed documents (DOC-12). */
export const DOCUMENT_DESIGNS = ['classic', 'modern', 'compact'] as const
export type DocumentDesign = (typeof DOCUMENT_DESIGNS)[number]
