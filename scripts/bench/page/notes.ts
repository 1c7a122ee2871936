/** What a drag took: milliseconds between the frames of the page while it went on, and the renderings of other notes. */
export interface Drag {
  readonly frames: readonly number[]
  readonly work: readonly number[]
}

declare global {
  interface Window {
    /** Follows a drag from now on; `stop` answers what it took. */
    followDrag(): { stop(): Drag }
    /** The time of the next release of a pointer, in milliseconds of the epoch; rejects where there is none within a time. */
    nextRelease(withinMs: number): Promise<number>
    /** The time at which a note moves next, in milliseconds of the epoch; undefined where it does not within a time. */
    nextMove(label: string, withinMs: number): Promise<number | undefined>
  }
}

const now = (): number => performance.timeOrigin + performance.now()

window.nextRelease = (withinMs) =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the note was not let go')), withinMs)
    const released = (): void => {
      clearTimeout(late)
      resolve(now())
    }
    addEventListener('pointerup', released, { capture: true, once: true })
  })

window.nextMove = (label, withinMs) =>
  new Promise((resolve) => {
    const card = document.querySelector<HTMLElement>(`article[aria-label="${label}"]`)
    const place = card?.style.transform
    const end = (at?: number): void => {
      clearTimeout(late)
      seen.disconnect()
      resolve(at)
    }
    const seen = new MutationObserver(() => {
      if (card?.style.transform !== place) end(now())
    })
    const late = setTimeout(end, withinMs)
    if (card) seen.observe(card, { attributes: true, attributeFilter: ['style'] })
  })

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
