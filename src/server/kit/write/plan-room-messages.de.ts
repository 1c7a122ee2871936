import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './plan-room-messages.ts'

export const planRoomMessages: MessagesOf<typeof English.planRoomMessages> = {
  full: (plan, many, { most, kept }) =>
    `In Ihrem Tarif „${plan}“ sind unter „${many}“ ${most} Einträge möglich, und Sie haben ${kept}. Es wurde nichts hinzugefügt. Wählen Sie unter „Tarif und Abrechnung“ einen größeren Tarif, oder löschen Sie erst etwas.`,
  monthFull: (plan, many, most) =>
    `In Ihrem Tarif „${plan}“ sind unter „${many}“ ${most} Einträge im Monat möglich, und sie sind aufgebraucht. Es wurde nichts hinzugefügt. Wählen Sie unter „Tarif und Abrechnung“ einen größeren Tarif, oder warten Sie bis zum nächsten Monat.`,
}
