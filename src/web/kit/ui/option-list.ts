import { classNames } from './class-names.ts'

/** The button of a field whose options float below it. */
export const pickerClass = classNames(
  'flex h-9 w-full items-center justify-between gap-2 rounded-lg border border-field-line bg-card px-3 text-start font-medium max-md:h-11 max-md:text-base',
  'focus-visible:outline-offset-1 aria-invalid:border-bad-strong data-disabled:opacity-50',
)

/** The surface of a list of options that floats below its field. */
export const optionPopupClass =
  'floating max-h-[min(22rem,var(--available-height))] w-max max-w-[min(28rem,calc(100vw-1rem))] min-w-(--anchor-width) overflow-y-auto overscroll-contain rounded-xl bg-card p-1.5 shadow-float outline-none'

/** One option of such a list. */
export const optionClass = classNames(
  'flex min-h-9 items-center gap-2 rounded-md px-2 font-medium outline-none select-none max-md:min-h-11',
  'data-highlighted:bg-accent data-disabled:opacity-50 [&_svg]:size-4',
)
