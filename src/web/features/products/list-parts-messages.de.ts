import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './list-parts-messages.ts'

export const listPartsMessages: MessagesOf<typeof English.listPartsMessages> = {
  newName: 'Neues Produkt',
  importFile: 'Datei importieren',
  connectStore: 'Shop verbinden',
  empty: {
    title: 'Noch keine Produkte',
    text: 'Hier steht alles, was Sie verkaufen: was es wirklich kostet und was Sie dafür verlangen müssen.',
  },
  edit: 'Bearbeiten',
  paletteActs: {
    priceChange: (products) => `Preise erhöhen: ${products} …`,
    pricing: (products) => `Marge festlegen: ${products} …`,
    costChange: (products) => `Einkaufspreise erhöhen: ${products} …`,
  },
  paletteWords: 'auswahl ausgewählte ausgewählt markierte markiert gewählte',
  labels: 'Etiketten',
  deleted: (products) => `${products} gelöscht`,
}
