import ChevronLeft from 'lucide-react/icons/chevron-left'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { pageText } from './page-text.ts'

/** The way back to the list of price lists. */
export function BackLink() {
  return (
    <ScreenLink
      screen="price-lists"
      className="-ml-1 inline-flex h-8 items-center gap-1 rounded-md pr-2 text-[13px] font-semibold text-muted hover:text-fg"
    >
      <ChevronLeft className="size-4" aria-hidden="true" />
      {pageText.back}
    </ScreenLink>
  )
}
