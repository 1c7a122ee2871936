import type { MessagesOf } from '#domain/messages-of.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { formatCount, formatNumber, formatRate, type Noun, plural } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'

const childCategory: Noun = { one: 'subcategoría', other: 'subcategorías' }

export const categoriesMessages: MessagesOf<typeof English.categoriesMessages> = {
  without: (products: number) => `${countOf('product', products)} sin categoría`,
  allIn: 'Todos los productos tienen una',
  filters: {
    status: { label: 'Estado', all: 'Todos los estados', options: { active: 'Activas', inactive: 'Inactivas' } },
  },
  create: 'Nueva categoría',
  createIn: (parent: string) => `Nueva categoría en ${parent}`,
  nameOfNew: 'Nombre de la nueva categoría',
  nameHelp: 'Pulsa Intro para añadirla y pasar a la siguiente; Esc para terminar.',
  columns: { name: 'Categoría', products: 'Productos', status: 'Estado' },
  actions: 'Acciones',
  path: (parent: string, name: string) => `${parent} / ${name}`,
  inCategory: (parent: string) => `en ${parent}`,
  fromParent: (parent: string) => `de ${parent}`,
  children: (categories: number) => formatCount(categories, childCategory),
  floor: (margin: number) => `Margen mínimo ${formatRate(margin)}`,
  fold: (name: string) => `Plegar ${name}`,
  unfold: (name: string) => `Desplegar ${name}`,
  actionsOn: (name: string) => `Acciones: ${name}`,
  addChild: 'Añadir una subcategoría',
  rename: 'Cambiar nombre',
  renameOf: (name: string) => `Nuevo nombre de ${name}`,
  moveUp: 'Subir',
  moveDown: 'Bajar',
  moved: (name: string, place: number, count: number) =>
    `${name} ocupa ahora el puesto ${formatNumber(place)} de ${formatNumber(count)}`,
  delete: 'Eliminar',
  keys: 'Las flechas mueven y pliegan, Intro abre, F2 cambia el nombre, Alt con una flecha cambia el orden, Supr elimina.',
  empty: {
    title: 'Aún no hay categorías',
    text: 'Las categorías agrupan lo que vendes, en dos niveles: Cocina, y Cocina / Menaje. Cada una puede tener su propio margen mínimo; un precio por debajo de él se señala.',
    importFile: 'Importar un archivo',
  },
  panel: {
    top: 'Ninguna: de primer nivel',
    parentHelp: 'Una subcategoría sigue el margen mínimo de su categoría principal si no tiene uno propio.',
    hasChildren: (categories: number) =>
      `Tiene ${formatCount(categories, childCategory)} y solo hay dos niveles: se queda en el primero.`,
    floorFrom: (margin: number, from: string) => `Vacío: ${formatRate(margin)} de ${from}`,
    floorFromSettings: (margin: number) => `Vacío: ${formatRate(margin)} de tus ajustes`,
    floorNone: 'Vacío: no hay ninguno fijado',
    activeHelp: 'Una categoría inactiva conserva sus productos y se señala como fuera de uso.',
    order: 'Orden',
    place: (place: number, count: number) => `${formatNumber(place)} de ${formatNumber(count)}`,
    contents: 'En esta categoría',
    noProducts: 'Ningún producto',
    inChildren: (products: number) => `${formatNumber(products)} más en sus subcategorías`,
    slug: 'Nombre corto',
    changed: 'Modificada',
  },
  earlier: {
    title: (products: number) => `${countOf('product', products)} con precio de un ajuste anterior`,
    text: 'Sus precios y avisos siguen como están hasta que los recalcules.',
    recalculate: 'Recalcular',
    done: (products: number, name: string) =>
      plural(products, {
        one: `${countOf('product', products)} de ${name} recalculado`,
        other: `${countOf('product', products)} de ${name} recalculados`,
      }),
  },
  removal: {
    title: (name: string) => `¿Eliminar ${name}?`,
    products: (products: number) =>
      plural(products, {
        one: '¿Adónde va su producto?',
        other: `¿Adónde van sus ${countOf('product', products)}?`,
      }),
    children: (categories: number) =>
      plural(categories, {
        one: '¿Adónde va su subcategoría?',
        other: `¿Adónde van sus ${formatCount(categories, childCategory)}?`,
      }),
    noCategory: 'Sin categoría',
    top: 'Al primer nivel',
    confirm: 'Eliminar la categoría',
    floorNote: 'Los productos conservan sus precios; desde entonces se aplica el margen mínimo de su nueva categoría.',
  },
}
