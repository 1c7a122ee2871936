import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './usage-messages.ts'

export const usageMessages: MessagesOf<typeof English.usageMessages> = {
  caption: 'Ce que cet appareil conserve, par type',
  what: 'Quoi',
  count: 'Nombre',
  size: 'Environ',
  drafts: 'textes non enregistrés',
  pictures: 'images en attente',
  program: 'fichiers du programme',
  clear: {
    title: 'Refaire la copie',
    lead: 'Retire vos données de cet appareil et les reprend du serveur. Votre session reste ouverte. Utile si quelque chose semble faux ou prend trop de place.',
    clear: 'Vider et reprendre',
    clearing: 'Suppression…',
    offline: 'Vous êtes hors ligne. La copie ne peut être refaite que depuis le serveur.',
    refused: 'Ceci n’existe que sur cet appareil et serait perdu. Envoyez, enregistrez ou abandonnez-le d’abord\u00a0:',
    waiting: { one: 'modification en attente d’envoi', other: 'modifications en attente d’envoi' },
    refusedChanges: { one: 'modification refusée par le serveur', other: 'modifications refusées par le serveur' },
    typed: { one: 'texte saisi et non enregistré', other: 'textes saisis et non enregistrés' },
    pictures: { one: 'image en attente d’envoi', other: 'images en attente d’envoi' },
  },
}
