import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './plan-room-messages.ts'

function possible(most: number): string {
  return most === 1 ? 'ist 1 Eintrag' : `sind ${most} Einträge`
}

export const planRoomMessages: MessagesOf<typeof English.planRoomMessages> = {
  full: (plan, many, { most, kept }) =>
    `In Ihrem Tarif „${plan}“ ${possible(most)} unter „${many}“ möglich, und Sie haben ${kept}. Es wurde nichts hinzugefügt. Wählen Sie unter „Tarif und Abrechnung“ einen größeren Tarif, oder löschen Sie erst etwas.`,
  monthFull: (plan, many, most) =>
    `In Ihrem Tarif „${plan}“ ${possible(most)} im Monat unter „${many}“ möglich, und keiner ist mehr frei. Es wurde nichts hinzugefügt. Wählen Sie unter „Tarif und Abrechnung“ einen größeren Tarif, oder warten Sie bis zum nächsten Monat.`,
}
