import { byPlace, type Entry } from './entry.ts'

/** The days that have something, each with its entries in order, up to so many entries in all. An entry of several days stands on its first one. */
export function agendaDays(days: readonly string[], entries: readonly Entry[], most: number) {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const found = entries.filter(({ firstDay, lastDay }) => lastDay >= first && firstDay <= last).toSorted(byPlace)
  const listed: { day: string; entries: Entry[] }[] = []
  for (const entry of found.slice(0, most)) {
    const day = entry.firstDay < first ? first : entry.firstDay
    const open = listed.at(-1)
    if (open?.day === day) open.entries.push(entry)
    else listed.push({ day, entries: [entry] })
  }
  return { days: listed, left: Math.max(0, found.length - most) }
}
