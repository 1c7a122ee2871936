import { searchTerms } from '#domain/text-fold.ts'
import { screenHref } from '#contract/screens.ts'
import { actionsOn } from '#web/kit/actions/actions.ts'
import { openedStore } from '#web/kit/data/current-store.ts'
import { rowsNamed } from '#web/kit/list/named-rows.ts'
import { holdTyping } from '#web/kit/shell/held-typing.ts'
import type { PaletteItem } from '#web/kit/shell/palette-state.ts'
import { newDocumentMessages as messages } from './new-document-messages.ts'

type Begun = 'invoice' | 'quote'
const TYPES = ['invoice', 'quote'] as const satisfies readonly Begun[]

type Go = (href: string) => void

const MOST_CUSTOMERS = 3

/** Begins a document, for a customer or for nobody yet, and opens it; what is typed on the way there is for its first field. */
export async function beginDocument(documentType: Begun, go: Go, customerId?: string): Promise<void> {
  const store = openedStore()
  if (!store) return
  const letGo = holdTyping()
  const id = await actionsOn(store, 'document').create({ documentType, ...(customerId ? { customerId } : {}) })
  if (id === undefined) letGo()
  else go(screenHref('document', { id, new: '1' }))
}

/** Documents for the customers who were named with the document: `invoice tea` (NAV-07). */
export function documentActs(query: string, go: Go): readonly PaletteItem[] {
  const { asked, terms } = readQuery(query)
  return itemsFor(asked, terms, go)
}

/** An invoice for the customers who were named alone: `tea`. */
export function customerActs(query: string, go: Go): readonly PaletteItem[] {
  const { asked, terms } = readQuery(query)
  return asked.length > 0 ? [] : itemsFor(['invoice'], terms, go)
}

function itemsFor(types: readonly Begun[], terms: readonly string[], go: Go): readonly PaletteItem[] {
  const store = openedStore()
  if (!store || types.length === 0 || terms.length === 0) return []
  return rowsNamed(store.all('customer'), terms, MOST_CUSTOMERS).flatMap(({ id, name }) =>
    types.map((type) => ({
      id: `${type} for ${id}`,
      label: messages.newFor[type](name),
      run: () => void beginDocument(type, go, id),
    })),
  )
}

/** So many letters of a word say which document is meant. */
const ENOUGH_LETTERS = 3

/** Which documents are meant, and the words that name a customer. */
function readQuery(query: string): { readonly asked: readonly Begun[]; readonly terms: readonly string[] } {
  const typed = searchTerms(query).filter((term) => !messages.around.includes(term))
  const means = (term: string) => TYPES.find((type) => term.length >= ENOUGH_LETTERS && wordOf(type).startsWith(term))
  const named = typed.flatMap((term) => means(term) ?? [])
  return { asked: named, terms: typed.filter((term) => means(term) === undefined) }
}

function wordOf(type: Begun): string {
  return messages.words[type]
}
