import { useCloseOnBack } from './use-close-on-back.ts'
import { PHONE_QUERY, useMediaQuery } from './use-media-query.ts'
import { useOwnStep } from './use-own-step.ts'

/**
 * Back closes what covers the page: on a phone, where it covers all of it, that alone; elsewhere the page is left too, over which it would
 * stand otherwise.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const phone = useMediaQuery(PHONE_QUERY)
  useOwnStep(isOpen && phone, close)
  useCloseOnBack(isOpen && !phone, close)
}
