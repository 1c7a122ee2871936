import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './event-command-messages.ts'

export const eventCommandMessages: MessagesOf<typeof English.eventCommandMessages> = {
  idTaken: 'Ya hay un evento con el ID nuevo.',
  noStart: 'debe ser el inicio de una repetición de este evento, como 2026-07-06T09:30:00 o 2026-07-06',
  noEarlier: 'es obligatorio: cuántas repeticiones hay antes, porque el evento termina tras un número de veces',
  noSeries: 'debe ser la serie de la que procede este evento, y debe existir todavía',
  staysThere:
    'no puede seguir tantos días: ninguna regla nombra los días que siguen a estos. Cambia solo esta repetición, o también la regla',
  elsewhere: (title: string) =>
    `«${title}» ya no tiene lugar entonces: su serie se modificó entretanto. Ábrelo donde está ahora e inténtalo de nuevo.`,
}
