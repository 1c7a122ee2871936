import type { TimelineEntry } from '#contract/document-timeline.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import { mailMessages } from '#web/kit/documents/mail-messages.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import type * as English from './timeline-messages.ts'

type Kind = TimelineEntry['kind']
type Told = Readonly<{ who: string; amount: string; number: string; isPaidBack: boolean }>

const kinds: Readonly<Record<Kind, (told: Told) => string>> = {
  made: () => 'Creado',
  sent: () => 'Marcado como enviado',
  mailed: ({ who }) => mailMessages.becameOf.sent(who),
  reminded: ({ who }) => (who === '' ? 'Recordatorio de pago enviado' : `Recordatorio de pago enviado a ${who}`),
  shared: () => 'Compartido por enlace',
  viewed: () => 'Visto por el cliente',
  accepted: ({ who }) => (who === '' ? 'Marcado como aceptado' : `Aceptado por ${who}`),
  declined: ({ who }) => (who === '' ? 'Marcado como rechazado' : `Rechazado por ${who}`),
  received: () => 'Marcado como recibido',
  applied: () => 'Marcado como compensado',
  paid: ({ amount, isPaidBack }) => `${isPaidBack ? 'Devuelto' : 'Pagado'}: ${amount}`,
  'credit-drafted': ({ number, amount }) => `Borrador de factura rectificativa creado: ${number}, ${amount}`,
  credited: ({ number, amount }) => `Rectificado: ${number}, ${amount}`,
  corrected: () => 'Editado después de enviarse',
  replaced: ({ number }) => `Corregido con ${number}`,
  converted: ({ number }) => `Convertido en ${number}`,
  void: () => 'Anulado',
}

/** One entry: of a mail that did not go out, what became of it. */
function entry({
  kind,
  state,
  ...told
}: Told & { readonly kind: Kind; readonly state: TimelineEntry['state'] | undefined }): string {
  return state === undefined || state === 'sent' ? kinds[kind](told) : mailMessages.becameOf[state](told.who)
}

export const timelineMessages: MessagesOf<typeof English.timelineMessages> = {
  label: 'Cronología',
  entry,
  visits: (count: number) => `${formatNumber(count)} visitas, la última`,
  last: 'Última vez',
  quoted: (note: string) => `«${note}»`,
  reminders: ['', 'Primer recordatorio de pago', 'Segundo recordatorio de pago', 'Último recordatorio de pago'],
}
