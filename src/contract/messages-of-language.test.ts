import { describe, expect, it } from 'vitest'
import { entity } from './entity.ts'
import { flag, text } from './fields.ts'
import { type EntityMessages, type MessagesOf, putMessages } from './messages-of-language.ts'

const ENGLISH = {
  title: 'Brands',
  count: (brands: number) => (brands === 1 ? '1 brand' : `${brands} brands`),
  panel: { visit: 'Open the website', call: 'Call' },
} as const

// A sentence that is missing here, or has other parameters, is a type error.
const GERMAN: MessagesOf<typeof ENGLISH> = {
  title: 'Marken',
  count: (brands) => (brands === 1 ? '1 Marke' : `${brands} Marken`),
  panel: { visit: 'Website öffnen', call: 'Anrufen' },
}

describe('messages of a language', () => {
  it('take the place of those in force, also where a part of them is held', () => {
    const messages = structuredText(ENGLISH)
    const { panel } = messages
    putMessages(messages, GERMAN)
    expect([messages.title, messages.count(2), panel.visit]).toEqual(['Marken', '2 Marken', 'Website öffnen'])
    expect(messages.panel).toBe(panel)
  })

  it('leave what they do not name as it is', () => {
    const messages = structuredText(ENGLISH)
    putMessages(messages, { panel: { call: 'Anrufen' } })
    expect(messages).toMatchObject({ title: 'Brands', panel: { visit: 'Open the website', call: 'Anrufen' } })
  })

  it('name a declared entity and its fields, which stay what they are', () => {
    const shelf = entity({
      kind: 'shelf',
      collection: 'shelves',
      table: 'shelf',
      label: { one: 'Shelf', many: 'Shelves' },
      notFound: 'Shelf with ID {id} not found',
      title: 'name',
      fields: { name: text({ label: 'Name', fallback: '' }), isFull: flag({ label: 'Full', fallback: false }) },
    })
    const { name } = shelf.fields
    const german: EntityMessages<typeof shelf.fields> = {
      label: { one: 'Regal', many: 'Regale' },
      notFound: 'Es gibt kein Regal mit der ID {id}',
      fields: { name: { label: 'Bezeichnung' }, isFull: { label: 'Voll' } },
    }
    putMessages(shelf, german)
    expect([shelf.label.many, name.label, name.type, shelf.notFound]).toEqual([
      'Regale',
      'Bezeichnung',
      'text',
      'Es gibt kein Regal mit der ID {id}',
    ])
  })
})

/** The messages as an object of their own, so that each test has English ones. */
function structuredText<M extends typeof ENGLISH>(messages: M): MessagesOf<M> {
  return { ...messages, panel: { ...messages.panel } } as MessagesOf<M>
}
