import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './call-messages.ts'

const STATUS: Readonly<Record<string, string>> = {
  sent: 'envoyé',
  viewed: 'consulté',
  accepted: 'accepté',
  declined: 'refusé',
  invoiced: 'facturé',
  partial: 'payé en partie',
  paid: 'payé',
  overdue: 'en retard',
  received: 'reçu',
  credited: 'crédité',
  applied: 'imputé',
  expired: 'expiré',
  void: 'annulé',
}

export const callMessages: MessagesOf<typeof English.callMessages> = {
  noNumber: 'Ce document n’a pas encore de numéro et ne peut donc pas être envoyé.',
  isVoid: (type: string, number: string) =>
    `${type} ${number}\u00a0: ce document est annulé et ne peut donc pas être envoyé.`,
  isTemplate: 'Un modèle ne peut pas être envoyé. Créez d’abord un document à partir de celui-ci.',
  nothingDue: (type: string, number: string) =>
    `${type} ${number}\u00a0: il ne reste rien à payer, aucune relance ne peut donc être envoyée.`,
  mailedMeanwhile: (type: string, number: string, recipient: string) =>
    `${type} ${number}\u00a0: ce document a été envoyé à ${recipient} entre-temps.`,
  markedMeanwhile: (type: string, number: string, status: string) =>
    `${type} ${number}\u00a0: ce document a été marqué «\u00a0${STATUS[status] ?? status}\u00a0» entre-temps.`,
  tooMany: (most: number) =>
    `Vous avez demandé l’envoi d’e-mails à ${most} adresses en 24 heures, ce qui est la limite. Réessayez plus tard.`,
  isBeingSent: 'Cet e-mail est déjà en cours d’envoi.',
  isNotWaiting: 'Cet e-mail n’est plus en attente.',
  isSent: 'Cet e-mail a déjà été envoyé.',
  runHasNoAddress: (day: string) =>
    `La facture du ${day} ne peut pas être envoyée\u00a0: elle n’a pas d’adresse e-mail. Ajoutez-en une au client ou créez-la sans e-mail.`,
  statementFile: 'Relevé de compte.pdf',
}
