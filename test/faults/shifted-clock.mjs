// Preloaded into an instance whose machine has a wrong clock: every reading of the time is off by so many milliseconds.
const offMs = Number(process.env['CLOCK_OFF_MS'])
const Real = globalThis.Date
const real = Real.now.bind(Real)

globalThis.Date = class Date extends Real {
  /** @param {...any} given */
  constructor(...given) {
    // @ts-expect-error The constructor has several forms, each of which takes what the real one takes.
    super(...(given.length === 0 ? [real() + offMs] : given))
  }
  static now() {
    return real() + offMs
  }
}
