import { formatNumber } from '#web/kit/format/number.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

const records = (count: number): string => `${formatNumber(count)} ${count === 1 ? 'registro' : 'registros'}`

export const archiveMessages: MessagesOf<typeof English.archiveMessages> = {
  thing: 'el archivo de datos',
  title: 'Importar un archivo de datos',
  lead: 'El archivo de otra cuenta, o del producto que usabas antes. Ves lo que entraría antes de que nada cambie.',
  start: 'Elegir un archivo…',
  offline: 'Estás sin conexión. El archivo se lee en el servidor.',
  drop: 'Suelta aquí un archivo .zip o .json',
  dropText:
    'Un ZIP con un archivo JSON por colección, como products.json, o un archivo JSON con todas. Lo que ya está aquí se queda como está.',
  tooLarge: (most) => `El archivo supera ${most}. Deja fuera las imágenes.`,
  setTitle: (file) => `Archivo ${file}`,
  reading: 'Leyendo el archivo',
  applying: 'Importando',
  of: (done, total) => `${formatNumber(done)} de ${formatNumber(total)}`,
  summary: (created, updated) =>
    [
      ...(created > 0 ? [`${created === 1 ? 'Entraría' : 'Entrarían'} ${records(created)}`] : []),
      ...(updated > 0
        ? [`${formatNumber(updated)} de los tuyos se ${updated === 1 ? 'completaría' : 'completarían'}`]
        : []),
    ].join(', ') || 'No hay nada nuevo en este archivo',
  table: 'Qué hay en el archivo',
  collection: 'Colección',
  found: 'Encontrados',
  proposed: 'Nuevos',
  here: 'Ya aquí',
  foreign: 'De otras cuentas',
  refused: (count) => `${records(count)} no ${count === 1 ? 'puede' : 'pueden'} entrar`,
  noted: 'No todo se puede importar tal como está',
  passedOver: 'No se importa',
  reason: (name, count, why) => `${name} (${formatNumber(count)}): ${why}`,
  row: (kind, title, reasons) => `${kind} ${title}: ${reasons}`,
  more: (count) => `y ${formatNumber(count)} más`,
  look: 'Ver uno a uno',
  close: 'Cerrar',
  cancel: 'Ahora no',
  apply: (count) => `Importar ${records(count)}`,
  done: (count) => `${records(count)} ${count === 1 ? 'importado' : 'importados'}`,
}
