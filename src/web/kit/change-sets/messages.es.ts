import type { MessagesOf } from '#domain/messages-of.ts'
import { formatCount, formatNumber, type Noun, plural } from '../format/number.ts'
import type * as English from './messages.ts'

const row: Noun = { one: 'fila', other: 'filas' }

export const changeStates: MessagesOf<typeof English.changeStates> = {
  draft: 'Borrador',
  checked: 'Listo para aplicar',
  applied: 'Aplicado',
  partly: 'Revertido en parte',
  waiting: 'Bloqueado por cambios posteriores',
  reverted: 'Revertido',
  discarded: 'Descartado',
}

export const takeBackMessages: MessagesOf<typeof English.takeBackMessages> = {
  undo: 'Deshacer',
  under: (rows: number) => `Revirtiendo ${formatCount(rows, row)}…`,
  gone: (done: number, total: number) => `${formatNumber(done)} de ${formatNumber(total)}`,
  until: 'Hasta que termine, estas filas siguen mostrando lo que se cambió.',
  waits: 'Espera conexión. Hasta entonces, estas filas siguen mostrando lo que se cambió.',
  failed: 'No se ha revertido',
  done: (title: string) => `«${title}» se ha revertido`,
  queued: 'Se revierte en cuanto haya llegado al servidor.',
  sentBack: 'Los precios anteriores se están enviando a la tienda.',
  deletion: {
    under: (deleted: string) => `Restaurando ${deleted}…`,
    until: 'Hasta que termine, lo que eliminaste sigue eliminado.',
    waits: (deleted: string) => `Recuperarás ${deleted} en cuanto haya conexión.`,
    done: (deleted: string) => `Restaurado: ${deleted}`,
  },
  partly: (title: string) => `«${title}» se ha revertido en parte`,
  skipped: (count: number, rest: number) => {
    const back = plural(rest, {
      one: `${formatCount(rest, row)} se ha revertido.`,
      other: `${formatCount(rest, row)} se han revertido.`,
    })
    return `${back} ${plural(count, {
      one: `${formatCount(count, row)} se ha quedado como estaba, del todo o en parte: mira cuál y por qué.`,
      other: `${formatCount(count, row)} se han quedado como estaban, del todo o en parte: mira cuáles y por qué.`,
    })}`
  },
  show: 'Mostrar cuáles',
  waiting: (title: string) => `Aún no se ha revertido nada de «${title}»`,
  waitingUnder: (count: number) =>
    plural(count, {
      one: 'Su fila tiene cambios posteriores. Se revierte junto con ellos.',
      other: `Sus ${formatCount(count, row)} tienen cambios posteriores. Se revierte junto con ellos.`,
    }),
  goneWith: (titles: readonly string[], more: number) => {
    const quoted = titles.map((title) => `«${title}»`).join(', ')
    const named = more > 0 ? `${quoted} y ${formatNumber(more)} más` : quoted
    return plural(titles.length + more, {
      one: `${named} ya se había revertido antes, y se ha revertido con él.`,
      other: `${named} ya se habían revertido antes, y se han revertido con él.`,
    })
  },
}
