import type { MessagesOf } from '#domain/messages-of.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { formatCount, formatNumber, plural } from '#web/kit/format/number.ts'
import type * as English from './mail-batch-messages.ts'

const mails = (count: number): string => formatCount(count, { one: 'correo', other: 'correos' })

export const mailBatchMessages: MessagesOf<typeof English.mailBatchMessages> = {
  title: (count: number) => `Enviar ${countOf('document', count)} por correo`,
  lead: 'Cada cual recibe el correo predeterminado en su idioma, con su PDF. Los borradores quedan marcados como enviados.',
  list: 'Qué se envía y a quién',
  include: (number: string) => `Enviar ${number}`,
  to: (number: string) => `Para, ${number}`,
  link: 'Añadir un enlace a cada documento',
  look: 'Mostrar el correo',
  hide: 'Ocultar el correo',
  act: { act: 'send', thing: 'este correo' },
  send: (count: number) => `Enviar ${mails(count)}`,
  nothing: 'Elige qué enviar',
  working: 'Enviando los correos',
  left: (count: number) =>
    plural(count, { one: `Queda ${formatNumber(count)}`, other: `Quedan ${formatNumber(count)}` }),
  stop: 'Detener',
  done: (count: number, toOutbox: boolean) =>
    toOutbox
      ? formatCount(count, {
          one: 'correo guardado en la carpeta de salida; no se ha enviado a nadie.',
          other: 'correos guardados en la carpeta de salida; no se han enviado a nadie.',
        })
      : formatCount(count, { one: 'correo entregado para su envío', other: 'correos entregados para su envío' }),
  failed: (count: number) =>
    formatCount(count, {
      one: 'correo sin enviar: corrige lo que aparece abajo y envíalo de nuevo.',
      other: 'correos sin enviar: corrige lo que aparece abajo y envíalos de nuevo.',
    }),
  mailed: (told: string) => `Omitido: ya se envió por correo. ${told}.`,
  sentMeanwhile: (what: string) => `${what} Elígelo para enviarlo de nuevo.`,
  missing: (what: string) => `Omitido salvo que lo elijas. ${what}`,
  stays: (why: string) => `Omitido: ${why}`,
  unchosen: 'Omitido.',
  noAddress: 'Omitido: introduce una dirección de correo electrónico.',
  obstacles: {
    void: 'está anulado.',
    template: 'es una plantilla.',
    unnumbered: 'aún no tiene número. Lo recibirá en cuanto este dispositivo tenga conexión.',
    empty: 'aún no tiene líneas.',
    belowZero: 'tiene un total inferior a cero: conviértelo en una factura rectificativa.',
    forbidden: 'le falta lo que exige la ley.',
  },
  tooMany: (most: number) => `Como máximo ${countOf('document', most)} a la vez: elige menos.`,
  offline: 'Los correos los envía el servidor: conéctate e inténtalo de nuevo.',
}
