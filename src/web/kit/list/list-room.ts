import { useMediaQuery } from '../ui/use-media-query.ts'

/** How much room a list has: all of a wide window, what a panel or a narrower window leaves of it, or what both leave. */
export type ListRoom = 'full' | 'medium' | 'small'

const ROOMY_QUERY = '(width >= 80rem)'

/** The room of a list, beside its panel or alone; tables leave out columns where there is less. */
export function useListRoom(isBeside: boolean): ListRoom {
  const roomy = useMediaQuery(ROOMY_QUERY)
  if (roomy) return isBeside ? 'medium' : 'full'
  return isBeside ? 'small' : 'medium'
}
