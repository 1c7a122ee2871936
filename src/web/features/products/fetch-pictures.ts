import { FILES_PATH } from '#contract/pictures.ts'
import type { PictureAddresses } from '#web/kit/upload/upload-flow.ts'

/** A product with the address of its picture. */
export interface PicturedProduct {
  readonly id: string
  readonly name: string
  readonly imageUrl: string
  readonly thumbnailUrl: string
}

/** Whether the address of a picture leads elsewhere, so that the server could keep a copy. */
export function isElsewhere(imageUrl: unknown): boolean {
  return typeof imageUrl === 'string' && imageUrl !== '' && !imageUrl.startsWith(FILES_PATH)
}

/** What fetching asks of a browser. */
export interface FetchPorts {
  /** Lets the server fetch and keep the picture of a product. Throws `NotFetched` where that is refused. */
  readonly fetch: (id: string, signal: AbortSignal) => Promise<PictureAddresses>
  /** Shows it, unless the product names another picture by now. */
  readonly show: (product: PicturedProduct, picture: PictureAddresses) => Promise<void>
  readonly after: (ms: number, signal: AbortSignal) => Promise<void>
}

/** A picture that was refused, with the words of the server; one that is passing may be asked for again. */
export class NotFetched extends Error {
  readonly isPassing: boolean
  constructor(message: string, isPassing: boolean) {
    super(message)
    this.name = 'NotFetched'
    this.isPassing = isPassing
  }
}

export interface FetchedPictures {
  readonly fetched: readonly PicturedProduct[]
  readonly failed: readonly { readonly product: PicturedProduct; readonly message: string }[]
}

/** The server lets one user fetch two at a time. */
const AT_ONCE = 2
const MOST_TRIES = 12
const PAUSE_MS = 5_000

/**
 * Fetches pictures, two at a time. One that cannot be had is named with its reason and leaves the others; what was fetched when `signal`
 * stops it stays. Throws when the server cannot be reached at all.
 */
export async function fetchPictures(
  ports: FetchPorts,
  products: readonly PicturedProduct[],
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<FetchedPictures> {
  const fetched: PicturedProduct[] = []
  const failed: { product: PicturedProduct; message: string }[] = []
  const waiting = [...products]
  const work = async (): Promise<void> => {
    for (let product = waiting.shift(); product && !signal.aborted; product = waiting.shift()) {
      try {
        await ports.show(product, await retry(ports, product.id, signal))
        fetched.push(product)
      } catch (error) {
        if (signal.aborted) return
        if (!(error instanceof NotFetched)) throw error
        failed.push({ product, message: error.message })
      }
      onProgress(fetched.length + failed.length)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return { fetched, failed }
}

async function retry(ports: FetchPorts, id: string, signal: AbortSignal): Promise<PictureAddresses> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await ports.fetch(id, signal)
    } catch (error) {
      if (!(error instanceof NotFetched) || !error.isPassing || tried >= MOST_TRIES) throw error
      await ports.after(PAUSE_MS, signal)
    }
  }
}
