import { useEffect, useState } from 'react'
import type { ExpandRule } from '#domain/calendar/occurrences.ts'
import { retry } from '#web/kit/load/retry.ts'

/** Only what takes longer is said: it comes from the copy on this device. */
const LATE_MS = 3_000

/** What expands repeat rules; it loads with the first event that repeats, and comes when the network does. */
export function useExpand(isNeeded: boolean) {
  const [expand, setExpand] = useState<ExpandRule>()
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isNeeded) return undefined
    let isHere = true
    const timer = setTimeout(() => setLate(true), LATE_MS)
    async function load() {
      const { expandRule } = await retry(() => import('#contract/recurrence/expand-rule.ts'))
      clearTimeout(timer)
      if (isHere) setExpand(() => expandRule)
    }
    void load()
    return () => {
      isHere = false
      clearTimeout(timer)
    }
  }, [isNeeded])
  return { expand, isLate: isLate && !expand }
}
