/** The first page has the network and the processor to itself until it is shown, and a moment longer for its rows. */
const QUIET_MS = 1_000
/** A page that is never shown, such as after an error, holds nothing up for good. */
const LATEST_MS = 10_000
/** Chromium may see no idle moment for most of a minute, though nothing happens on the page. */
const BUSY_MS = 2_000

let show: () => void = () => undefined
const shown = new Promise<void>((resolve) => {
  show = resolve
})

/** Says that the first page stands on the screen; repeating it does nothing. */
export function firstPageShown(): void {
  show()
}

/** Runs what can wait: once the first page is shown and the browser has nothing else to do. */
export function whenQuiet(run: () => void): void {
  const patience = new Promise<void>((resolve) => void setTimeout(resolve, LATEST_MS))
  void Promise.race([shown, patience]).then(() => setTimeout(() => whenIdle(run), QUIET_MS))
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: BUSY_MS })
  else setTimeout(run)
}
