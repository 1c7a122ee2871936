import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './head-messages.ts'

export const headMessages: MessagesOf<typeof English.headMessages> = {
  description:
    'Combien cela m’a-t-il vraiment coûté, et à quel prix dois-je le vendre\u202f? Des prix pour les petits vendeurs, avec la raison de chacun.',
  appDescription: 'Combien cela m’a-t-il vraiment coûté, et à quel prix dois-je le vendre\u202f?',
  needsScript: 'Pricewright a besoin de JavaScript. Activez-le, puis rechargez la page.',
}
