import { expect, it } from 'vitest'
import { emptyRowOf } from '#test/empty-row.ts'
import type { Store } from '#web/kit/data/store.ts'
import { recordsNamed } from './named-records.ts'

it('CHAT-03 behind an @ the names that begin with the letters come first, however many others hold them', () => {
  const names = ['Cake stand', 'Camp stove', 'Matcha bowl', 'Stew pot', 'Storm lantern']
  const rows = names.map((name) => emptyRowOf('product', name, { name }))
  const store = {
    query: (kind: string) => ({ rows: kind === 'product' ? rows : [] }),
    all: () => [],
  } as unknown as Pick<Store, 'query' | 'all'>
  expect(recordsNamed(store, 'sto').map(({ name }) => name)).toEqual(['Storm lantern', 'Cake stand', 'Camp stove'])
  expect(recordsNamed(store, '').map(({ name }) => name)).toEqual(['Cake stand', 'Camp stove', 'Matcha bowl'])
})
