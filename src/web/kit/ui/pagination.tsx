import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { formatNumber } from '../format/number.ts'
import { IconButton } from './icon-button.tsx'
import { NativeSelect } from './native-select.tsx'
import { uiMessages } from './messages.ts'

interface PaginationProps {
  /** Counts from 1. */
  readonly page: number
  readonly pageSize: number
  readonly total: number
  readonly pageSizes: readonly number[]
  readonly onPage: (page: number) => void
  readonly onPageSize: (size: number) => void
}

/** Where in a list one is, and the way to its other pages. */
export function Pagination({ page, pageSize, total, pageSizes, onPage, onPageSize }: PaginationProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const first = total === 0 ? 0 : (page - 1) * pageSize + 1
  const last = Math.min(total, page * pageSize)
  // A size set elsewhere (PROD-10) is shown too.
  const sizes = pageSizes.includes(pageSize) ? pageSizes : [...pageSizes, pageSize].sort((a, b) => a - b)
  return (
    <nav
      aria-label={uiMessages.pages}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-muted"
    >
      <span>{uiMessages.range(formatNumber(first), formatNumber(last), formatNumber(total))}</span>
      <div className="flex items-center gap-1">
        <span aria-hidden="true" className="max-md:hidden">
          {uiMessages.perPage}
        </span>
        <NativeSelect
          label={uiMessages.perPage}
          hideLabel
          className="me-3 w-20 md:ms-2"
          value={String(pageSize)}
          options={sizes.map((size) => ({ value: String(size), label: formatNumber(size) }))}
          onChange={(size) => onPageSize(Number(size))}
        />
        <IconButton
          label={uiMessages.previousPage}
          icon={<ChevronLeft className="rtl:-scale-x-100" />}
          bordered
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        <span className="px-2" aria-live="polite">
          {uiMessages.page(page, pages)}
        </span>
        <IconButton
          label={uiMessages.nextPage}
          icon={<ChevronRight className="rtl:-scale-x-100" />}
          bordered
          disabled={page >= pages}
          onClick={() => onPage(page + 1)}
        />
      </div>
    </nav>
  )
}
