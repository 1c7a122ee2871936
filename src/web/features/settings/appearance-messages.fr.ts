import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './appearance-messages.ts'

export const appearanceMessages: MessagesOf<typeof English.appearanceMessages> = {
  language: {
    title: 'Langue et formats',
    lead: 'Conservés avec votre profil, ils vous suivent sur tous vos appareils. Les devises sont celles de votre entreprise.',
    device: 'Comme sur cet appareil',
    localeHelp: 'Comment les nombres et les dates sont affichés et lus.',
    zoneHelp: (zone) =>
      `Pour les heures à l’écran et dans les e-mails qui vous sont adressés\u202f; sur cet appareil ${zone}. Les documents suivent celui de l’entreprise.`,
    startHelp: 'Ce qui s’ouvre en premier.',
  },
  looks: {
    title: 'Affichage',
    lead: 'Prend effet aussitôt et reste sur cet appareil. «\u00a0Système\u00a0» suit votre appareil, y compris selon l’heure.',
  },
}
