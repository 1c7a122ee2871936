import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { formatNumber } from '../format/number.ts'
import { IconButton } from './icon-button.tsx'
import { stepsMessages as messages } from './steps-messages.ts'

export interface PageStepsProps {
  /** Counts from 1. */
  readonly page: number
  /** Whether there is a page behind this one. */
  readonly more: boolean
  readonly onPage: (page: number) => void
}

/** The way from page to page where nobody has counted them; nothing where there is one. */
export function PageSteps({ page, more, onPage }: PageStepsProps) {
  if (page <= 1 && !more) return null
  return (
    <div className="flex items-center justify-end gap-1 pt-2 text-muted">
      <span className="me-2" aria-live="polite">
        {messages.page(formatNumber(page))}
      </span>
      <IconButton
        reads
        label={messages.previous}
        icon={<ChevronLeft className="rtl:-scale-x-100" />}
        bordered
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <IconButton
        reads
        label={messages.next}
        icon={<ChevronRight className="rtl:-scale-x-100" />}
        bordered
        disabled={!more}
        onClick={() => onPage(page + 1)}
      />
    </div>
  )
}
