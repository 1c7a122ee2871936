/** What a drag took: milliseconds between the frames of the page while it went on, and the renderings of other notes. */
export interface Drag {
  readonly frames: readonly number[]
  readonly work: readonly number[]
}

declare global {
  interface Window {
    /** Follows a drag from now on; `stop` answers what it took. */
    followDrag(): { stop(): Drag }
  }
}

window.followDrag = () => {
  const frames: number[] = []
  const work: number[] = []
  let last: number | undefined
  let isOn = true
  const next = (time: number): void => {
    if (!isOn) return
    if (last !== undefined) frames.push(time - last)
    last = time
    requestAnimationFrame(next)
  }
  // Handlers of React are called between these two.
  let began = 0
  const begin = (): void => {
    began = performance.now()
  }
  const end = (): void => void work.push(performance.now() - began)
  addEventListener('pointermove', begin, true)
  addEventListener('pointermove', end)
  requestAnimationFrame(next)
  return {
    stop() {
      isOn = false
      removeEventListener('pointermove', begin, true)
      removeEventListener('pointermove', end)
      return { frames, work }
    },
  }
}
