import { daysAfter } from '#web/kit/format/month.ts'
import { byPlace, type Entry } from './entry.ts'

/** The days that have something, each with its entries in order, up to so many entries in all. An entry of several days stands on each of them. */
export function agendaDays(days: readonly string[], entries: readonly Entry[], most: number) {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const found = new Map<string, Entry[]>()
  for (const entry of entries) {
    const end = entry.lastDay < last ? entry.lastDay : last
    for (let day = entry.firstDay < first ? first : entry.firstDay; day <= end; day = daysAfter(day, 1)) {
      const ofDay = found.get(day)
      if (ofDay) ofDay.push(entry)
      else found.set(day, [entry])
    }
  }
  const listed: { day: string; entries: Entry[] }[] = []
  let left = most
  let count = 0
  for (const day of days) {
    const ofDay = (found.get(day) ?? []).toSorted(byPlace)
    count += ofDay.length
    const shown = ofDay.slice(0, Math.max(0, left))
    left -= shown.length
    if (shown.length > 0) listed.push({ day, entries: shown })
  }
  return { days: listed, left: Math.max(0, count - most) }
}
