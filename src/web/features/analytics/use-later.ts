import { useEffect, useState } from 'react'

const waiting: (() => void)[] = []
let isRunning = false

/** Runs one after the other, each in a task of its own: the page answers and draws in between. */
function later(run: () => void): void {
  waiting.push(run)
  if (isRunning) return
  isRunning = true
  next()
}

function next(): void {
  setTimeout(() => {
    const run = waiting.shift()
    isRunning = run !== undefined
    if (!run) return
    run()
    next()
  })
}

/** What `make` makes, once the page had time for it; until then what an earlier one made. `make` must be memoised. */
export function useLater<T>(make: () => T): T | undefined {
  const [made, setMade] = useState<{ readonly value: T }>()
  useEffect(() => {
    let isOff = false
    // Made while the state is set, so that a failure is that of the part which shows it.
    later(() => {
      if (!isOff) setMade(() => ({ value: make() }))
    })
    return () => {
      isOff = true
    }
  }, [make])
  return made?.value
}
