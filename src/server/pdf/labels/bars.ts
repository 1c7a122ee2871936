import { code128, ean13, upca } from 'bwip-js/generic'
import type { Barcode } from '#domain/labels/barcode.ts'

/** One bar: its start and width, in modules from the first bar. */
export interface Bar {
  readonly at: number
  readonly width: number
}

/** The bars of a code and the modules from the first to the last. */
export interface Bars {
  readonly bars: readonly Bar[]
  readonly modules: number
}

const ENCODERS = { code128, ean13, upca } as const

/**
 * The bars of a barcode; at scale 1 the encoder draws one line per bar, in whole modules around its middle. Throws for an invalid code.
 */
export function barsOf({ symbology, text }: Barcode): Bars {
  const bars: Bar[] = []
  const nothing = (): void => undefined
  ENCODERS[symbology](
    { bcid: symbology, text, scale: 1, height: 10 },
    {
      scale: (x, y) => [x, y],
      measure: () => ({ width: 0, ascent: 0, descent: 0 }),
      init: nothing,
      line: (middle, _top, _middle, _bottom, width) => bars.push({ at: Math.floor(middle - width / 2), width }),
      polygon: nothing,
      hexagon: nothing,
      ellipse: nothing,
      fill: nothing,
      text: nothing,
      end: nothing,
    },
  )
  const last = bars.at(-1)
  return { bars, modules: last ? last.at + last.width : 0 }
}
