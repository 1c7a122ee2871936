import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { speaking, speakLabels } from './speak.ts'
import { inLanguage } from './spoken-language.ts'

const messages = speaking({
  en: { save: 'Save', deleted: (name: string) => `${name} deleted`, tones: { ok: 'Good' }, steps: ['One'] },
  de: { save: 'Speichern', deleted: (name: string) => `${name} gelöscht`, tones: { ok: 'Gut' }, steps: ['Eins'] },
})
const said = () => [messages.save, messages.deleted('A'), messages.tones.ok, messages.steps[0]]

it('SHELL-10 the server says its texts in the language of each answer, English where none is spoken', async () => {
  expect(said()).toEqual(['Save', 'A deleted', 'Good', 'One'])
  const german = ['Speichern', 'A gelöscht', 'Gut', 'Eins']
  expect(inLanguage('de', said)).toEqual(german)
  const [slow, other] = await Promise.all([
    inLanguage('de', async () => {
      await setTimeout(5)
      return said()
    }),
    inLanguage('fr', async () => said()),
  ])
  expect([slow, other]).toEqual([german, said()])
})

it('SHELL-10 what is held or listed is said in the language of the moment', () => {
  const { tones } = messages
  expect(inLanguage('de', () => ({ ...tones, keys: Object.keys(messages) }))).toEqual({
    ok: 'Gut',
    keys: ['save', 'deleted', 'tones', 'steps'],
  })
})

it('SHELL-10 labels of a declaration are said in it too, and all else of the declaration stays', () => {
  const brand = { kind: 'brand', label: { one: 'Brand', many: 'Brands' }, fields: { name: { label: 'Name', max: 3 } } }
  speakLabels(
    { brand },
    { de: { brand: { label: { one: 'Marke', many: 'Marken' }, fields: { name: { label: 'Bezeichnung' } } } } },
  )
  expect(inLanguage('de', () => structuredClone(brand))).toEqual({
    kind: 'brand',
    label: { one: 'Marke', many: 'Marken' },
    fields: { name: { label: 'Bezeichnung', max: 3 } },
  })
  expect([brand.label.many, brand.fields.name.label]).toEqual(['Brands', 'Name'])
})
