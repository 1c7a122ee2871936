import type { MessagesOf } from '#domain/messages-of.ts'
import { formatCount, plural } from '#web/kit/format/number.ts'
import type * as English from './missing-messages.ts'

const lacks = (count: number): string => plural(count, { one: 'Falta', other: 'Faltan' })

export const missingMessages: MessagesOf<typeof English.missingMessages> = {
  title: (number: string) => `Antes de enviar ${number}`,
  lead: 'Tu cliente y la ley esperan que esto figure. Complétalo aquí: cada dato se guarda sobre la marcha.',
  leadOfCustomer: (name: string) =>
    `Tu cliente y la ley esperan que esto figure. Complétalo aquí: cada dato se guarda sobre la marcha, y lo que le falta a ${name} se conserva para su próximo documento.`,
  keptFor: (name: string) => `Guardado aquí y en la ficha de ${name}`,
  count: (count: number) => formatCount(count, { one: 'dato por revisar', other: 'datos por revisar' }),
  missing: (count: number) => `${lacks(count)} ${formatCount(count, { one: 'dato', other: 'datos' })}`,
  needed: (count: number) =>
    `${lacks(count)} ${formatCount(count, { one: 'dato exigido por la ley', other: 'datos exigidos por la ley' })}`,
  ready: 'No falta nada.',
  whole: (number: string) => `Enviar ${number}`,
  wholeLead: 'No falta nada. ¿Cómo le llega a tu cliente?',
  ways: {
    mail: { send: 'Por correo…', anyway: 'Por correo, de todos modos…' },
    share: { send: 'Por enlace…', anyway: 'Por enlace, de todos modos…' },
    mark: { send: 'Marcar como enviado', anyway: 'Marcar como enviado de todos modos' },
    goOn: { send: 'Continuar', anyway: 'Enviar de todos modos' },
  },
  markHelp: 'Si lo entregas por tu cuenta, por ejemplo en papel, márcalo como enviado.',
}
