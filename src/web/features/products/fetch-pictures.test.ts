import { describe, expect, it } from 'vitest'
import { fetchPictures, type FetchPorts, NotFetched, type PicturedProduct } from './fetch-pictures.ts'

const products = (count: number): PicturedProduct[] =>
  Array.from({ length: count }, (_, n) => ({
    id: `p${n}`,
    name: `Mug ${n}`,
    imageUrl: `https://shop.example/${n}.jpg`,
    thumbnailUrl: '',
  }))

function portsOf(answer: (id: string, tries: number) => Error | undefined) {
  const shown: string[] = []
  const tries = new Map<string, number>()
  let pauses = 0
  let running = 0
  let most = 0
  const ports: FetchPorts = {
    fetch: async (id) => {
      running += 1
      most = Math.max(most, running)
      tries.set(id, (tries.get(id) ?? 0) + 1)
      await Promise.resolve()
      running -= 1
      const error = answer(id, tries.get(id) ?? 0)
      if (error) throw error
      return { imageUrl: `/api/files/${id}.webp`, thumbnailUrl: `/api/files/${id}-s.webp` }
    },
    show: ({ id }) => {
      shown.push(id)
      return Promise.resolve()
    },
    after: () => {
      pauses += 1
      return Promise.resolve()
    },
  }
  return { ports, shown, seen: () => ({ pauses, most }) }
}

const never = new AbortController().signal

describe('fetching pictures', () => {
  it('UP-06 fetches two at a time, and names each that cannot be had with its reason', async () => {
    const { ports, shown, seen } = portsOf((id) => (id === 'p2' ? new NotFetched('answered 404', false) : undefined))
    const steps: number[] = []
    const { fetched, failed } = await fetchPictures(ports, products(5), never, (done) => steps.push(done))
    expect(fetched.map(({ id }) => id)).toEqual(expect.arrayContaining(['p0', 'p1', 'p3', 'p4']))
    expect(failed.map(({ product, message }) => [product.name, message])).toEqual([['Mug 2', 'answered 404']])
    expect([shown.length, steps.at(-1), seen().most]).toEqual([4, 5, 2])
  })

  it('UP-06 waits where the server is busy, and not for ever', async () => {
    const { ports, seen } = portsOf((id, tries) =>
      id === 'p0' && tries < 3 ? new NotFetched('busy', true) : id === 'p1' ? new NotFetched('busy', true) : undefined,
    )
    const { fetched, failed } = await fetchPictures(ports, products(2), never, () => undefined)
    expect([fetched.length, failed.length, seen().pauses]).toEqual([1, 1, 13])
  })

  it('UP-06 what was fetched when it is stopped stays', async () => {
    const stop = new AbortController()
    const { ports, shown } = portsOf(() => undefined)
    const { fetched } = await fetchPictures(ports, products(50), stop.signal, (done) => {
      if (done === 10) stop.abort()
    })
    expect(fetched.length).toBe(shown.length)
    expect(fetched.length).toBeLessThan(15)
  })

  it('UP-06 without a server it ends at once', async () => {
    const { ports } = portsOf(() => new Error('unreachable'))
    await expect(fetchPictures(ports, products(3), never, () => undefined)).rejects.toThrow('unreachable')
  })
})
