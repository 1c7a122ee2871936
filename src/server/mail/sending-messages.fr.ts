import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './sending-messages.ts'

export const sendingMessages: MessagesOf<typeof English.sendingMessages> = {
  unsure:
    'La connexion s’est interrompue avant la confirmation du serveur de messagerie\u202f; l’e-mail est peut-être arrivé. Un nouvel essai aura lieu.',
  twice:
    'Il est peut-être arrivé deux fois\u00a0: la première fois, la connexion ou ce serveur s’est interrompu, il a donc été renvoyé.',
  gone: 'Son document ou son client a été supprimé.',
  paid: 'Il n’a pas été envoyé\u00a0: la facture a été payée entre-temps.',
  refused: (addresses: string) =>
    `Le serveur de messagerie a refusé ${addresses}. Les autres destinataires l’ont reçu.`,
  again: 'L’envoi n’a pas été possible. Un nouvel essai aura lieu.',
  failed: 'L’envoi n’a pas été possible. Vérifiez le document, puis envoyez-le de nouveau.',
  mayHaveArrived: (why: string) => `${why} L’e-mail est peut-être arrivé malgré tout.`,
  triedAgain: (why: string) => `${why} Un nouvel essai aura lieu.`,
  noAddress: 'La facture n’a pas d’adresse e-mail\u202f; cette relance n’a donc pas pu être envoyée.',
  notMailed: 'La facture a été créée mais pas envoyée\u00a0: elle n’a pas d’adresse e-mail. Ajoutez-en une au client.',
}
