import { useFoundCounts } from '#web/kit/data/use-found-counts.ts'

const LISTED = { where: { isListed: true } }

/** How many documents of each type lists show (DOC-10), kept up to date. */
export function useDocumentCounts() {
  return useFoundCounts('document', 'documentType', LISTED)
}
