import type { default as sharpModule } from 'sharp'

type SharpModule = typeof sharpModule

let loading: Promise<SharpModule> | undefined

/** One thread, no cache, and only four readers: an SVG or PDF is never parsed, whatever its name. */
export function loadSharp(): Promise<SharpModule> {
  return (loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.concurrency(1)
    sharp.cache(false)
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({
      operation: [
        'VipsForeignLoadJpegBuffer',
        'VipsForeignLoadPngBuffer',
        'VipsForeignLoadWebpBuffer',
        'VipsForeignLoadNsgifBuffer',
      ],
    })
    return sharp
  }))
}
