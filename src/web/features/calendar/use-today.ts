import { useSyncExternalStore } from 'react'
import { useStore } from '#web/kit/data/use-store.ts'
import { today } from '#web/kit/format/date.ts'

/** The day it is, which changes once it is known how far this device's clock is from the server's. */
export function useToday(): string {
  return useSyncExternalStore(useStore().subscribe, today)
}
