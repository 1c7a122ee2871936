import type { MessagesOf } from '#domain/messages-of.ts'
import { formatNumber, plural } from '#web/kit/format/number.ts'
import type * as English from './code-messages.ts'

export const codeMessages: MessagesOf<typeof English.codeMessages> = {
  lead: 'De datos hechos al compilar; los tamaños son caracteres antes de reducir.',
  mapLead: 'Elige una carpeta para mirar dentro.',
  fromSources: 'El producto funciona desde sus fuentes. Compílalo para ver de qué se compone.',
  parts: {
    browser: 'En el navegador',
    server: 'En el servidor',
  },
  part: 'Parte',
  modules: 'Módulos propios',
  files: 'Archivos compilados',
  modulesOf: (count, size) =>
    plural(count, { one: `Un módulo, ${size}`, other: `${formatNumber(count)} módulos, ${size}` }),
  filesOf: (count, size) =>
    plural(count, { one: `Un archivo, ${size}`, other: `${formatNumber(count)} archivos, ${size}` }),
  largest: 'Módulos más grandes',
  packages: 'Paquetes',
  inFile: 'ver su archivo de licencia',
  up: 'Una carpeta más arriba',
  nothing: 'En esta carpeta no hay nada.',
  columns: {
    size: 'Tamaño',
    version: 'Versión',
    licence: 'Licencia',
  },
  texts: {
    count: (count) => `${count} textos en inglés`,
    none: 'Ninguno.',
    untranslated: {
      title: 'Sin traducir',
      lead: 'Las mismas palabras que en inglés.',
    },
    tooLong: {
      title: 'Mucho más largos',
      lead: 'Quizá no quepan donde cabe el texto inglés.',
    },
    unused: {
      title: 'Sin usar',
      lead: 'Sus claves no aparecen en el resto del código.',
    },
    columns: {
      text: 'Texto',
      language: 'Idioma',
      key: 'Clave',
      file: 'Archivo',
    },
  },
}
