import { expect, it } from 'vitest'
import type { Listing } from '#contract/lists/declared-list.ts'
import { readText } from '#test/file-rows.ts'
import { loadShownFile } from './load-shown-file.ts'
import { shownWords, type WordedView } from './shown-words.ts'

const list: Listing = {
  filters: { state: { by: 'words', field: 'isActive', words: { open: true, done: false } } },
  sorts: {},
  order: { by: 'name', direction: 'asc' },
}
const models = { hourly: 'Je Stunde', fixed: 'Zum Festpreis', 'value-based': 'Pauschal', package: 'Pauschal' }
const view: WordedView = {
  kind: 'service',
  list,
  messages: () => ({ filters: { state: { label: 'State', all: 'All', options: { open: 'Offen', done: 'Fertig' } } } }),
  columns: { pricingModel: { words: () => models }, name: { words: () => ({ hourly: 'Stunde' }) } },
}

it('CUST-05 files hold the words of filters and columns for flags and choices', async () => {
  const { form } = loadShownFile(view, {})
  const { rows } = await readText(
    form,
    'Name;Active;Sold\nWash;fertig;je stunde\nDry;Offen;fixed\nIron;true;Zum Festpreis\n',
  )
  expect(rows.map(({ data, problems }) => [data['isActive'], data['pricingModel'], ...problems])).toEqual([
    [false, 'hourly'],
    [true, 'fixed'],
    [true, 'fixed'],
  ])
})

it('CUST-05 a word that stands for two values, or for none, is refused and never guessed', async () => {
  const { form } = loadShownFile(view, {})
  const { rows } = await readText(form, 'Name;Sold\nWash;Pauschal\nDry;Stunde\n')
  const refusal = 'Sold must be one of: hourly, fixed, value-based, package'
  expect(rows.map(({ problems }) => problems)).toEqual([[refusal], [refusal]])
})

it('CUST-05 words that the file of a kind reads by itself go first', () => {
  const own = { isActive: () => 'true' }
  expect(loadShownFile(view, { words: own }).form.words?.['isActive']?.('Fertig')).toBe('true')
  expect(Object.keys(shownWords(view))).toEqual(['pricingModel', 'isActive'])
})
