import type { MessagesOf } from '#domain/messages-of.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { plural } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'

export const brandsMessages: MessagesOf<typeof English.brandsMessages> = {
  factsOf: (brands: number, without: number) =>
    `${countOf('brand', brands)} · ${without === 0 ? 'Todos los productos tienen una' : `${countOf('product', without)} sin marca`}`,
  filters: {
    status: { label: 'Estado', all: 'Todos los estados', options: { active: 'Activas', inactive: 'Inactivas' } },
  },
  create: 'Nueva marca',
  purge: 'Eliminar todas las marcas',
  columns: {
    name: 'Marca',
    contactEmail: 'Correo',
    contactPhone: 'Teléfono',
    products: 'Productos',
    status: 'Estado',
  },
  empty: {
    title: 'Aún no hay marcas',
    text: 'Una marca es quien fabrica lo que vendes, con el contacto al que escribir o llamar.',
    importFile: 'Importar un archivo',
  },
  activeHelp: 'Una marca inactiva conserva sus productos y se señala como fuera de uso.',
  noProducts: 'Aún ninguno',
  noContact: 'Sin contacto',
  changed: 'Modificada',
  visit: 'Abrir el sitio web',
  write: 'Escribir un correo',
  call: 'Llamar',
  freed: (products: number) =>
    plural(products, {
      one: 'Un producto se ha quedado sin marca.',
      other: `${countOf('product', products)} se han quedado sin marca.`,
    }),
  purging: {
    thing: 'tus marcas',
    title: (count: string) => `¿Eliminar ${count}?`,
    text: 'Se eliminan todas. Tus productos se conservan, sin marca. No se puede deshacer.',
    confirm: (count: string) => `Eliminar ${count}`,
    offlineTitle: 'Para esto hace falta conexión',
    offline: 'El servidor comprueba la eliminación de todas las marcas. Vuelve a intentarlo cuando tengas conexión.',
    back: 'Atrás',
    freshTitle: 'Inicia sesión de nuevo para confirmarlo',
    fresh:
      'No se puede deshacer, así que hace falta un inicio de sesión de los últimos cinco minutos. Después vuelves aquí; elige entonces otra vez «Eliminar todas las marcas».',
    signIn: 'Iniciar sesión de nuevo',
  },
}
