import type { DocumentType } from '#domain/documents/types.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './mails-messages.ts'

const withArticle: Readonly<Record<DocumentType, string>> = {
  invoice: 'la facture',
  quote: 'le devis',
  receipt: 'le reçu',
  creditnote: 'l’avoir',
  purchaseorder: 'le bon de commande',
  template: 'le modèle',
}

export const mailsMessages: MessagesOf<typeof English.mailsMessages> = {
  label: 'E-mails et liens',
  none: 'Pas encore envoyé par e-mail.',
  mail: 'E-mail…',
  share: 'Partager par lien…',
  remind: 'Relancer…',
  offline: 'Les e-mails et les liens nécessitent le réseau.',
  provisional: 'Le document n’a pas encore de numéro. Il en reçoit un dès que cet appareil est en ligne.',
  mailTitle: (type: DocumentType, number: string) => `Envoyer ${withArticle[type]} ${number} par e-mail`,
  remindTitle: (type: DocumentType, number: string) => `Relance pour ${withArticle[type]} ${number}`,
  shareTitle: 'Partager par lien',
  shareLead:
    'Quiconque a le lien voit ce document sans se connecter, mais jamais un coût ni une marge. L’ouvrir marque le document comme consulté.',
  shareQuote: 'Un devis peut y être accepté ou refusé.',
  shareDraft: 'C’est un brouillon\u00a0: créer un lien le marque comme envoyé.',
  done: 'Terminer',
  act: { act: 'share', thing: 'ce document' },
  said: (accepted: boolean, name: string, when: string, note: string) =>
    `${accepted ? 'Accepté' : 'Refusé'} par ${name}, ${when}${note === '' ? '' : `\n«\u00a0${note}\u00a0»`}`,
}
