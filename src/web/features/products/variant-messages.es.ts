import type { MessagesOf } from '#domain/messages-of.ts'
import { formatCount, type Noun, plural } from '#web/kit/format/number.ts'
import type * as English from './variant-messages.ts'

const variant: Noun = { one: 'variante', other: 'variantes' }

/** The form that agrees with a count of variants as it is written. */
const agreed = (count: string, one: string, other: string): string =>
  `${count} ${count === formatCount(1, variant) ? one : other}`

export const variantMessages: MessagesOf<typeof English.variantMessages> = {
  title: 'Variantes',
  variant,
  lead: 'Tallas, colores, formatos: cada variante tiene su propio SKU y sus existencias y, si quieres, su propio coste y precio.',
  range: (from: string, to: string) => `${from} a ${to}`,
  options: 'Opciones',
  optionName: (place: number) => `Opción ${place}`,
  optionPlaceholder: 'Talla, color…',
  valuesOf: (option: string) => `Valores de ${option}`,
  values: {
    add: 'Añade un valor, como Pequeña, y pulsa Intro',
    remove: (value: string) => `Quitar ${value}`,
  },
  addOption: 'Añadir una opción',
  removeOption: (option: string) => `Quitar ${option}`,
  removedOption: (option: string) => `Opción quitada: ${option}`,
  valueInUse: (value: string) => `«${value}» está en uso`,
  valueInUseText: (count: number) =>
    plural(count, {
      one: `Lo tiene ${formatCount(count, variant)}. Elimínala primero y después podrás quitarlo.`,
      other: `Lo tienen ${formatCount(count, variant)}. Elimínalas primero y después podrás quitarlo.`,
    }),
  back: 'Atrás',
  make: (count: string) => `Crear ${count}`,
  made: (count: string) => agreed(count, 'creada', 'creadas'),
  preview: (names: string) => `Nuevas: ${names}`,
  andMore: (names: string, more: string) => `${names} y ${more} más`,
  tooMany: (max: string) => `Serían más de las ${max} variantes que puede tener un producto. Quita algunos valores.`,
  addOne: 'Añadir una variante',
  newName: 'Nueva variante',
  added: 'Variante añadida',
  columns: {
    name: 'Variante',
    sku: 'SKU',
    barcode: 'Código de barras',
    baseCost: 'Precio de compra',
    shippingCost: 'Gastos de transporte',
    dutyCost: 'Importe de aranceles',
    rebate: 'Bonificación',
    retailPrice: 'Precio propio',
    price: 'Se vende a',
    margin: 'Margen',
    stock: 'Existencias',
    isActive: 'Activa',
  },
  fieldOf: (field: string, variant: string) => `${field}: ${variant}`,
  sameSku: 'Otra variante de este producto también tiene este SKU.',
  skuElsewhere: (product: string) => `${product} también tiene este SKU`,
  delete: (variant: string) => `Eliminar ${variant}`,
  deleted: (count: string) => agreed(count, 'eliminada', 'eliminadas'),
  inactive: 'Inactiva',
  choose: (variant: string) => `Seleccionar ${variant}`,
  edit: (variant: string) => `Editar ${variant}`,
  close: (variant: string) => `Cerrar ${variant}`,
  chosen: (count: string) => agreed(count, 'seleccionada', 'seleccionadas'),
  chooseAll: 'Seleccionar todas las variantes',
  setWhat: 'Qué fijar',
  setTo: 'En',
  set: (count: string) => `Fijar para ${count}`,
  wasSet: (field: string, count: string) => `${field} para ${count}`,
  deleteMany: (count: string) => `Eliminar ${count}`,
  emptyMeans: { baseCost: 'Vacío: el del producto', retailPrice: 'Vacío: calculado', stock: 'Vacío: sin contar' },
  ownCosts: 'Gastos de transporte y aranceles por variante',
  yes: 'Sí',
  no: 'No',
}
