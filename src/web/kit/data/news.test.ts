import { expect, it } from 'vitest'
import { createNews } from './news.ts'
import type { LocalMark } from './records.ts'

it('SYNC-01 what is heard while rows come wakes the sync again only if they did not bring it', async () => {
  const rung: string[] = []
  let cursor = 5
  const news = createNews({
    mark: () => ({ cursor }) as LocalMark,
    wakeUp: { ring: (reason) => rung.push(reason), wait: () => Promise.resolve() },
  })
  news.hear(5)
  expect(rung).toEqual([])
  news.hear(6)
  expect(rung).toEqual(['work'])
  await news.during(async () => {
    news.hear(7)
    cursor = 7
  })
  expect(rung).toEqual(['work'])
  await expect(
    news.during(async () => {
      news.hear(9)
      throw new Error('lost')
    }),
  ).rejects.toThrow('lost')
  expect(rung).toEqual(['work', 'work'])
  // Told once: a server that went back to an older version is not asked for ever.
  await news.during(async () => undefined)
  expect(rung).toEqual(['work', 'work'])
  news.hear(0)
  expect(rung.at(-1)).toBe('retry')
})
