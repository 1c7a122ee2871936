import { beforeEach, describe, expect, it } from 'vitest'
import { articleTitles } from '#contract/article-messages.ts'
import { infoPageTitles } from '#contract/info-page-messages.ts'
import { screenOf } from '#contract/screens.ts'
import { foundProducts, openAt, type SignedIn, signIn } from '#test/page/signed-in.ts'
import { emptyRowOf } from '#test/empty-row.ts'
import { calendarMessages } from './features/calendar/messages.ts'
import { exportMessages } from './features/export/messages.ts'
import { newDocumentMessages } from './features/documents/new-document-messages.ts'
import { storesMessages } from './features/stores/messages.ts'
import { documentIndex } from './kit/documents/document-index.ts'
import { searchPalette } from './kit/shell/palette-search.ts'
import { shortcutMessages } from './kit/shell/shortcut-messages.ts'
import { palette } from './palette-sources.ts'

let person: SignedIn

beforeEach(async () => {
  person = await signIn([foundProducts, documentIndex])
  openAt('/')
})

async function found(query: string): Promise<readonly string[]> {
  const { groups } = await searchPalette(palette.sources, query)
  return groups.flatMap(({ items }) => items.map(({ label }) => label))
}

describe('the palette of the product', () => {
  it('NAV-07 import leads to the import, before anything that only has to do with it', async () => {
    expect((await found('import'))[0]).toBe(screenOf('import').title)
  })

  it.each([
    ['csv', [exportMessages.acts.csv.label, screenOf('import').title]],
    ['excel', [exportMessages.acts.xlsx.label, screenOf('import').title]],
    ['undo', [shortcutMessages.acts.undo, screenOf('change-sets').title]],
    ['credit', ['Credit notes', newDocumentMessages.credit.label]],
    ['refund', [newDocumentMessages.credit.label]],
    ['recalc', [screenOf('settings-pricing').title]],
    ['reprice', [screenOf('price-simulator').title, screenOf('settings-pricing').title]],
    ['purchase order', ['Purchase orders']],
    ['privacy', [infoPageTitles.privacy]],
    ['clean up the cal', [calendarMessages.menu.cleanUpCalendar]],
    ['subscribe', [calendarMessages.menu.feed]],
    ['ics', [calendarMessages.menu.importFile, calendarMessages.menu.feed]],
    ['connect a store', ['Wix', 'Shopify', 'WooCommerce'].map(storesMessages.connectTo)],
    ['woo', [storesMessages.connectTo('WooCommerce')]],
    ['markup', [articleTitles['margin-and-markup']]],
  ])('NAV-07 people find by what they call it: %s', async (query, labels) => {
    expect((await found(query)).slice(0, labels.length)).toEqual(labels)
  })

  it('NAV-07 finds events by their title with their day, and notes by any word with their page', async () => {
    const { store, settle } = person
    for (const [kind, data] of [
      ['event', { title: 'Call Ningbo', startAt: Date.UTC(2026, 11, 1, 8), endAt: Date.UTC(2026, 11, 1, 9) }],
      ['stickyNote', { content: 'Ask about lids\nNingbo has none', page: 'products' }],
    ] as const) {
      await store.mutate({ op: 'put', kind, id: store.newId(), data })
    }
    await settle()
    const { groups } = await searchPalette(palette.sources, 'ningbo')
    const items = groups.flatMap((group) => group.items)
    expect(items.map(({ label }) => label)).toEqual(['Call Ningbo', 'Ask about lids'])
    expect(items[0]!.detail).toContain('2026')
    expect(items[1]!.detail).toContain(screenOf('products').title)
  })

  it('NAV-07 finds a store by its name and by its address, with its shop system', async () => {
    const row = { name: 'Lighthouse', provider: 'woocommerce', searchText: 'lighthouse https://lamps.example' }
    await person.arrive('store', emptyRowOf('store', '00000000-0000-4000-8000-00000000000a', row))
    expect(await found('lighth')).toEqual(['Lighthouse'])
    const { groups } = await searchPalette(palette.sources, 'lamps')
    const [item] = groups.flatMap(({ items }) => items)
    expect(item).toMatchObject({ label: 'Lighthouse', detail: storesMessages.providers.woocommerce })
    item!.run()
    expect(location.pathname + location.search).toContain('store?id=00000000-0000-4000-8000-00000000000a')
  })
})
