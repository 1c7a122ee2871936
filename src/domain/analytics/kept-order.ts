/** More rows than these are sooner found on one walk along the list. */
const MOST_SINGLE = 100

type Compare<T> = (a: T, b: T) => number

/** A list in order without some of its rows and with others. The order tells any two rows apart. */
export function keptOrder<T>(
  list: readonly T[],
  gone: readonly T[],
  come: readonly T[],
  compare: Compare<T>,
): readonly T[] {
  if (gone.length + come.length > MOST_SINGLE) return onOneWalk(list, gone, come, compare)
  const all = [...list]
  for (const row of gone) all.splice(placeOf(all, row, compare), 1)
  for (const row of come) all.splice(placeOf(all, row, compare), 0, row)
  return all
}

/** How many rows come before one. */
function placeOf<T>(all: readonly T[], row: T, compare: Compare<T>): number {
  let [low, high] = [0, all.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const other = all[middle]
    if (other !== undefined && other !== row && compare(other, row) < 0) low = middle + 1
    else high = middle
  }
  return low
}

function onOneWalk<T>(list: readonly T[], gone: readonly T[], come: readonly T[], compare: Compare<T>): readonly T[] {
  const [without, added] = [new Set(gone), come.toSorted(compare)]
  const all: T[] = []
  let at = 0
  for (const row of list) {
    if (without.has(row)) continue
    for (let next = added[at]; next !== undefined && compare(next, row) < 0; next = added[at]) {
      all.push(next)
      at += 1
    }
    all.push(row)
  }
  return all.concat(added.slice(at))
}
