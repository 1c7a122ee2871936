import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './notice-messages.ts'

export const noticeMessages: MessagesOf<typeof English.noticeMessages> = {
  because: {
    pricing: 'Cet e-mail arrive une fois par semaine, si des prix ou des coûts ont changé.',
    updates: 'Vous recevez cet e-mail parce que vous souhaitez connaître les nouvelles versions.',
    offers: 'Vous recevez cet e-mail parce que vous souhaitez recevoir des nouveautés et des offres.',
    security: 'Cet e-mail concerne la sécurité de votre compte\u202f; on ne peut donc pas s’en désabonner.',
    payments: 'Cet e-mail concerne de l’argent payé par un de vos clients\u202f; on ne peut donc pas s’en désabonner.',
  },
  topics: {
    pricing: 'les prix et les marges',
    updates: 'les nouvelles versions',
    offers: 'les nouveautés et les offres',
  },
  unsubscribe: 'Se désabonner',
  settings: 'Modifier vos choix',
  labelled: (label, value) => `${label}\u00a0: ${value}`,
  page: {
    title: 'Se désabonner',
    question: (topic: string, email: string) => `Ne plus envoyer d’e-mails sur ${topic} à ${email}\u202f?`,
    confirm: 'Se désabonner',
    done: 'Désabonnement effectué',
    doneText: (topic: string, email: string) => `Plus aucun e-mail sur ${topic} n’est envoyé à ${email}.`,
    again: 'Vous pouvez les réactiver dans les réglages.',
    invalid: 'Ce lien n’est pas valable',
    invalidText:
      'Il ne vient pas de ce serveur, ou il a été coupé. Ouvrez le lien entier de l’e-mail, ou utilisez les réglages.',
  },
}
