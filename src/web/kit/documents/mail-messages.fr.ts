import type { documentMail } from '#contract/entities/document-mail.ts'
import type { RowOf } from '#contract/entity.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './mail-messages.ts'

type MailState = RowOf<typeof documentMail.fields>['state']

const states: Readonly<Record<MailState, string>> = {
  queued: 'En attente',
  sending: 'En cours d’envoi',
  sent: 'Envoyé',
  outbox: 'Dans le dossier',
  failed: 'Non envoyé',
  cancelled: 'Annulé',
}

const becameOf: Readonly<Record<MailState, (who: string) => string>> = {
  queued: (who) => `E-mail à ${who} en cours d’envoi`,
  sending: (who) => `E-mail à ${who} en cours d’envoi`,
  sent: (who) => `E-mail envoyé à ${who}`,
  outbox: (who) => `E-mail à ${who} déposé dans le dossier d’envoi`,
  failed: (who) => `E-mail non envoyé à ${who}`,
  cancelled: (who) => `E-mail à ${who} annulé`,
}

export const mailMessages: MessagesOf<typeof English.mailMessages> = {
  states,
  becameOf,
  to: 'À',
  cc: 'Cc',
  bcc: 'Cci',
  bccHelp: 'Les autres destinataires ne les voient pas.',
  copies: 'Ajouter une copie',
  several: 'Séparez plusieurs adresses par des virgules.',
  recipientIssue: (issue) => `${issue.charAt(0).toUpperCase()}${issue.slice(1)}.`,
  subject: 'Objet',
  message: 'Message',
  language: 'Langue',
  attach: 'Joindre le PDF',
  link: 'Ajouter un lien vers sa page',
  linkHelp: 'Le client le voit dans le navigateur.',
  linkHelpOfQuote: 'Le client le voit dans le navigateur, et peut y répondre.',
  linkIsLocal: 'Seul cet ordinateur peut l’ouvrir. Indiquez dans PUBLIC_URL l’adresse que vos clients atteignent.',
  send: 'Envoyer',
  sending: 'Envoi en cours…',
  keptFor: (name: string) => `L’adresse est enregistrée chez ${name}.`,
  outbox: 'Aucun serveur de messagerie n’est configuré',
  outboxText:
    'L’e-mail est enregistré comme fichier dans le dossier «\u00a0outbox\u00a0» de cette installation et n’est envoyé à personne. Définissez SMTP_URL pour envoyer des e-mails.',
  offline: 'L’e-mail nécessite le réseau',
  offlineText: 'C’est le serveur qui l’envoie. Votre texte reste ici jusqu’à votre retour en ligne.',
  draftFailed: 'L’e-mail n’a pas pu être préparé.',
  unsent: 'Certaines de vos modifications ne sont pas encore arrivées au serveur. Elles ne seront pas dans l’e-mail.',
  act: { act: 'send', thing: 'cet e-mail' },
  again: 'Renvoyer',
  second: { title: 'L’envoyer une deuxième fois\u202f?', confirm: 'Renvoyer' },
  secondText: (to) => `${to} recevra encore une fois le même e-mail.`,
  retry: 'Essayer maintenant',
  takeBack: 'Annuler cet e-mail',
  reminders: ['', 'Première relance', 'Deuxième relance', 'Dernière relance'],
  statement: 'Relevé de compte',
  copyTo: (copies) => `Copie à ${copies}`,
  line: (what, to) => (what === '' ? to : `${what} à ${to}`),
}
