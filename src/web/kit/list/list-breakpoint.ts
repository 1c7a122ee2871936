import { useMediaQuery } from '../ui/use-media-query.ts'

/** How much room a list has: all of a wide window, what a panel or a narrower window leaves of it, or what both or a tablet leave. */
export type ListBreakpoint = 'full' | 'medium' | 'small'

const ROOMY_QUERY = '(width >= 80rem)'
const TABLET_QUERY = '(width < 64rem)'

/** The room of a list, beside its panel or alone; tables leave out columns where there is less. */
export function useListBreakpoint(isBeside: boolean): ListBreakpoint {
  const isWide = useMediaQuery(ROOMY_QUERY)
  const isTablet = useMediaQuery(TABLET_QUERY)
  if (isWide) return isBeside ? 'medium' : 'full'
  return isBeside || isTablet ? 'small' : 'medium'
}
