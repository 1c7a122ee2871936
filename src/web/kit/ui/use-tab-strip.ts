import { type RefObject, useRef } from 'react'
import { useMoreBeyond } from './use-more-beyond.ts'

const STRIP =
  'relative flex gap-5 overflow-x-auto border-b border-line [scrollbar-width:none] data-more-end:mask-r-from-[calc(100%-3rem)] data-more-start:mask-l-from-[calc(100%-3rem)]'

/** A row of tabs: where it is too narrow for them it scrolls, and fades out on the side where more of them are. */
export function useTabStrip(): { readonly ref: RefObject<HTMLDivElement | null>; readonly className: string } {
  const ref = useRef<HTMLDivElement>(null)
  useMoreBeyond(ref)
  return { ref, className: STRIP }
}
