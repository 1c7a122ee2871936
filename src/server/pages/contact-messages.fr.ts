import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './contact-messages.ts'

export const contactMessages: MessagesOf<typeof English.contactMessages> = {
  lead: 'Les messages de cette page parviennent à l’exploitant de cette installation. Si quelque chose ne fonctionne pas, dites ce que vous avez fait, ce que vous avez vu et ce que vous attendiez. N’envoyez ni mots de passe ni liens secrets.',
  name: 'Votre nom',
  email: 'Votre adresse e-mail',
  emailHelp: 'La réponse y est envoyée\u202f; l’adresse ne sert à rien d’autre.',
  message: 'Votre message',
  leave: 'Laissez ce champ vide',
  send: 'Envoyer le message',
  kept: (days, most) =>
    `${most} caractères au plus. Une copie est conservée ${days} jours, afin que rien ne se perde si un e-mail n’arrive pas.`,
  sent: 'Merci. Votre message est en route\u202f; la réponse viendra par e-mail.',
  nameMissing: 'Saisissez votre nom.',
  nameTooLong: (most) => `Un nom peut avoir au plus ${most} caractères\u00a0: raccourcissez-le.`,
  nameWrong: 'Le nom contient un saut de ligne ou un signe invisible\u00a0: saisissez-le à nouveau, sur une ligne.',
  emailWrong: 'Saisissez une adresse e-mail, par exemple mara@example.com.',
  messageMissing: 'Écrivez un message.',
  messageTooLong: (most, has) =>
    `Un message peut avoir au plus ${most} caractères, le vôtre en a ${has}\u00a0: raccourcissez-le.`,
  leaveFilled:
    'Le champ caché était rempli, comme le font les robots. Il est vide à présent\u00a0: envoyez de nouveau.',
  expired: 'Le formulaire est resté ouvert plus d’un jour. Votre texte est toujours là\u00a0: envoyez de nouveau.',
  tooFast:
    'C’était plus rapide que toute saisie à la main. Votre texte est toujours là\u00a0: envoyez de nouveau dans un instant.',
  tooMany:
    'Trop de messages sont arrivés en peu de temps. Votre texte est toujours là\u00a0: réessayez dans une heure.',
  tooManyWrite: (address) => `Ou écrivez à ${address}.`,
  noForm: 'Cette installation n’envoie pas d’e-mail depuis cette page. Voici comment joindre son exploitant\u00a0:',
  directly: 'Ou adressez-vous directement à l’exploitant\u00a0:',
  mailSubject: (name) => `Message de ${name} sur la page de contact`,
  mailText: (name, email, message) =>
    `${name} (${email}) a écrit sur la page de contact\u00a0:\n\n${message}\n\n-- \nUne réponse à cet e-mail est adressée à ${email}.\n`,
}
