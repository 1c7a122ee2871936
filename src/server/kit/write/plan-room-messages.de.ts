import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './plan-room-messages.ts'

function possible(most: number): string {
  return most === 1 ? 'ist 1 Eintrag' : `sind ${most} Einträge`
}

export const planRoomMessages: MessagesOf<typeof English.planRoomMessages> = {
  of: (name) => `In Ihrem Tarif „${name}“`,
  ofAccount: (name) => `Im Tarif „${name}“ dieses Kontos`,
  full: (plan, many, { most, kept }) => `${plan} ${possible(most)} unter „${many}“ möglich, und Sie haben ${kept}.`,
  monthFull: (plan, many, { most, kept }) =>
    kept < most
      ? `${plan} ${possible(most)} im Monat unter „${many}“ möglich, und in diesem Monat haben Sie ${kept} angelegt.`
      : `${plan} ${possible(most)} im Monat unter „${many}“ möglich, und keiner ist mehr frei.`,
  wouldAdd: (added) => `Hinzu kämen ${added}.`,
  nothing: 'Es wurde nichts hinzugefügt.',
  ownersMay: 'Einen größeren Tarif kann nur die Person wählen, der das Konto gehört.',
  larger: 'Wählen Sie unter „Tarif und Abrechnung“ einen größeren Tarif.',
  largerOrFewer: 'Wählen Sie unter „Tarif und Abrechnung“ einen größeren Tarif, oder fügen Sie weniger hinzu.',
  largerOrDelete: 'Wählen Sie unter „Tarif und Abrechnung“ einen größeren Tarif, oder löschen Sie erst etwas.',
  largerOrMonth:
    'Wählen Sie unter „Tarif und Abrechnung“ einen größeren Tarif, oder warten Sie bis zum nächsten Monat.',
}
