/** When something that was done showed, in epoch milliseconds, so that two pages can be compared. */
export interface Moment {
  /** The key press, as the browser dates it; NaN where nobody pressed a key here. */
  readonly acted: number
  /** The page's elements had changed. */
  readonly shown: number
  /** The frame with the change was on its way to the screen. */
  readonly painted: number
  /** Milliseconds of our own code between the two. */
  readonly work: number
}

/** What the benchmark asks of a page. Times are epoch milliseconds. */
export interface Probe {
  /** Waits for the text of an element to change; call before acting. */
  watch(selector: string): void
  /** The change that was watched for. */
  changed(): Promise<Moment>
  /** When a text first stood in an element. */
  standing(selector: string, text: string): Promise<number>
}

declare global {
  interface Window {
    probe: Probe
  }
}

const ACTS = ['keydown', 'beforeinput', 'input', 'change', 'keyup'] as const

let acted = NaN
let worked = 0
let running: number | undefined
let inFrame = false
let moment: Promise<Moment> | undefined

const epoch = (time = performance.now()): number => performance.timeOrigin + time

/** Runs when the frame that is being made is done. */
function afterFrame(run: () => void): void {
  const channel = new MessageChannel()
  channel.port1.addEventListener('message', () => {
    channel.port1.close()
    run()
  })
  channel.port1.start()
  channel.port2.postMessage(undefined)
}

function afterPaint(run: () => void): void {
  if (inFrame) afterFrame(run)
  else requestAnimationFrame(() => afterFrame(run))
}

function begin(): void {
  running ??= performance.now()
}

function end(): void {
  if (running !== undefined) worked += performance.now() - running
  running = undefined
}

/** Runs something of the product's, and counts its time and that of what it left to be done at once, such as a rendering. */
function counted(run: () => void): void {
  begin()
  run()
  queueMicrotask(end)
}

for (const act of ACTS) {
  window.addEventListener(
    act,
    (event) => {
      if (Number.isNaN(acted)) acted = event.timeStamp
      begin()
    },
    { capture: true },
  )
  window.addEventListener(act, end)
}

const nextFrame = window.requestAnimationFrame.bind(window)
window.requestAnimationFrame = (run) =>
  nextFrame((time) => {
    if (!inFrame) {
      inFrame = true
      afterFrame(() => (inFrame = false))
    }
    counted(() => run(time))
  })

// React makes what can wait, such as a list that follows the typing, in messages to itself.
const handler = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage')
Object.defineProperty(MessagePort.prototype, 'onmessage', {
  ...handler,
  set(this: MessagePort, listener: ((event: MessageEvent) => void) | null) {
    handler?.set?.call(this, listener && ((event: MessageEvent) => counted(() => listener.call(this, event))))
  },
})

const textOf = (selector: string): string => document.querySelector(selector)?.textContent ?? ''

function follow(isThere: () => boolean, found: () => void): void {
  const observer = new MutationObserver(() => {
    if (!isThere()) return
    observer.disconnect()
    found()
  })
  observer.observe(document, { subtree: true, childList: true, characterData: true })
}

window.probe = {
  watch(selector) {
    const before = textOf(selector)
    acted = NaN
    worked = 0
    running = undefined
    moment = new Promise((resolve) => {
      follow(
        () => textOf(selector) !== before,
        () => {
          const shown = performance.now()
          const work = worked + (running === undefined ? 0 : shown - running)
          const at = acted
          afterPaint(() => resolve({ acted: epoch(at), shown: epoch(shown), painted: epoch(), work }))
        },
      )
    })
  },
  changed() {
    if (!moment) throw new Error('nothing is watched')
    return moment
  },
  standing(selector, text) {
    const isThere = (): boolean => textOf(selector).includes(text)
    return new Promise((resolve) => {
      const found = (): void => afterPaint(() => resolve(epoch()))
      if (isThere()) found()
      else follow(isThere, found)
    })
  },
}
