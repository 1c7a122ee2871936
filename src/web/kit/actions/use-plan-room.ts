import { useEffect } from 'react'
import { useStore } from '../data/use-store.ts'
import { ifHere } from '../load/needed.ts'
import { whenQuiet } from '../load/when-quiet.ts'

/** Learns what the plan has room for, before a row is made where it limits rows (SUB-06). */
export function usePlanRoom(isLimited = true): void {
  const store = useStore()
  useEffect(() => {
    if (isLimited) whenQuiet(() => void ifHere(() => import('./plan-room.ts')).then((room) => room?.lookForRoom(store)))
  }, [store, isLimited])
}
