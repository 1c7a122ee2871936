import { describe, expect, it } from 'vitest'
import { settingsScreens } from '#contract/settings-screens.ts'
import { screenWords } from './screen-word-messages.ts'
import { matchItems, searchPalette } from './palette-search.ts'

const item = (label: string) => ({ id: label, label, run: () => undefined })
const pages = ['Home', 'Products', 'Price lists', 'Bring products', 'Évents'].map(item)
const labels = (query: string) => matchItems(pages, query).map((each) => each.label)

describe('the palette', () => {
  it('NAV-07 finds by the beginnings of words, the label that starts so first', () => {
    expect(labels('pro')).toEqual(['Products', 'Bring products'])
    expect(labels('li pr')).toEqual(['Price lists'])
    expect(labels('ev')).toEqual(['Évents'])
    expect(labels('roducts')).toEqual([])
    expect(labels('')).toHaveLength(pages.length)
  })

  it('NAV-07 finds a part of the settings by what it holds, behind what is called so', () => {
    const parts = settingsScreens.map(({ id, title }) => ({ ...item(title), words: screenWords[id] }))
    const titles = (query: string) => matchItems(parts, query).map((each) => each.label)
    expect(titles('bank')).toEqual(['Documents and numbers'])
    expect(titles('iban')).toEqual(['Documents and numbers'])
    expect(titles('vat')).toEqual(['VAT and duty', 'Business details'])
    expect(titles('tax')).toContain('Business details')
    expect(titles('rounding')).toEqual(['Pricing rules'])
    expect(titles('price ending')).toEqual(['Pricing rules'])
    expect(titles('bank numb')).toEqual(['Documents and numbers'])
  })

  it('NAV-07 groups the matches by source and leaves out sources without any', async () => {
    const { groups } = await searchPalette(
      [
        { id: 'pages', heading: () => 'Pages', search: (query) => matchItems(pages, query) },
        { id: 'none', heading: () => 'Nothing', search: () => [] },
        { id: 'records', heading: () => 'Records', search: async () => [item('Walnut lamp')] },
      ],
      'home',
    )
    expect(groups.map((group) => [group.value, group.items.map((each) => each.label)])).toEqual([
      ['Pages', ['Home']],
      ['Records', ['Walnut lamp']],
    ])
  })

  it('NAV-07 the whole name comes first, whatever found it, and what only other words find comes last', async () => {
    const words = { ...item('VAT and duty'), words: 'import tax' }
    const { groups } = await searchPalette(
      [
        { id: 'settings', heading: () => 'Settings', search: (query) => matchItems([words], query) },
        {
          id: 'records',
          heading: () => 'Records',
          search: () => ['Imported mug', 'Import', 'SKU that was found'].map(item),
        },
        { id: 'acts', heading: () => 'Do', search: (query) => matchItems([item('Import of yesterday')], query) },
      ],
      'import',
    )
    expect(groups.map((group) => [group.value, ...group.items.map(({ label }) => label)])).toEqual([
      ['Records', 'Import', 'Imported mug', 'SKU that was found'],
      ['Do', 'Import of yesterday'],
      ['Settings', 'VAT and duty'],
    ])
  })

  it('NAV-07 of the records of one source those whose name begins so come first', async () => {
    const found = ['Hand-made mug', 'Tall mug', 'Mug', 'Muggle'].map(item)
    const { groups } = await searchPalette([{ id: 'records', heading: () => 'Records', search: () => found }], 'mu')
    expect(groups[0]?.items.map(({ label }) => label)).toEqual(['Mug', 'Muggle', 'Hand-made mug', 'Tall mug'])
  })

  it('NAV-07 a source that fails is named and takes no other down', async () => {
    const { groups, failed } = await searchPalette(
      [
        { id: 'bad', heading: () => 'Records', search: () => Promise.reject(new Error('closed')) },
        { id: 'pages', heading: () => 'Pages', search: () => [item('Home')] },
      ],
      '',
    )
    expect(failed).toEqual(['Records'])
    expect(groups).toHaveLength(1)
  })
})
