import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './list-parts-messages.ts'

export const listPartsMessages: MessagesOf<typeof English.listPartsMessages> = {
  newName: 'Nuevo producto',
  importFile: 'Importar un archivo',
  connectStore: 'Conectar una tienda',
  empty: {
    title: 'Aún no hay productos',
    text: 'Aquí aparece todo lo que vendes, con lo que te ha costado realmente y a cuánto hay que venderlo.',
  },
  edit: 'Editar',
  paletteActs: {
    priceChange: (products: string) => `Subir los precios de ${products}…`,
    pricing: (products: string) => `Fijar el margen de ${products}…`,
    costChange: (products: string) => `Subir los precios de compra de ${products}…`,
  },
  paletteWords: 'la selección seleccionados elegidos marcados',
  labels: 'Etiquetas de precio',
  deleted: (products: string) => `Eliminación de ${products}`,
}
