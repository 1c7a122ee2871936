import { useSyncExternalStore } from 'react'

/** The width below which dialogs become sheets and tables become lists of cards. */
export const PHONE_QUERY = '(width < 48rem)'
/** The width from which a record stands beside its list. */
export const WIDE_QUERY = '(width >= 64rem)'
/** A finger is what it is used with: nobody presses a key there. */
export const TOUCH_QUERY = '(pointer: coarse)'

/** Whether a media query holds, kept up to date. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => window.matchMedia(query).matches,
  )
}
