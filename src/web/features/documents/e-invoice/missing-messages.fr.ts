import type { MessagesOf } from '#domain/messages-of.ts'
import { formatCount } from '#web/kit/format/number.ts'
import type * as English from './missing-messages.ts'

export const missingMessages: MessagesOf<typeof English.missingMessages> = {
  title: (number: string) => `Avant d’envoyer ${number}`,
  lead: 'Votre client et la loi attendent ces mentions. Complétez-les ici\u00a0: chacune est enregistrée au fur et à mesure.',
  leadOfCustomer: (name: string) =>
    `Votre client et la loi attendent ces mentions. Complétez-les ici\u00a0: chacune est enregistrée au fur et à mesure, et ce qui manque chez ${name} est conservé pour ses prochains documents.`,
  keptFor: (name: string) => `Enregistré ici et chez ${name}`,
  count: (count: number) => formatCount(count, { one: 'point à vérifier', other: 'points à vérifier' }),
  missing: (count: number) => formatCount(count, { one: 'mention manque', other: 'mentions manquent' }),
  needed: (count: number) =>
    formatCount(count, {
      one: 'mention exigée par la loi manque',
      other: 'mentions exigées par la loi manquent',
    }),
  ready: 'Il ne manque rien.',
  whole: (number: string) => `Envoyer ${number}`,
  wholeLead: 'Il ne manque rien. Comment le document parvient-il à votre client\u202f?',
  ways: {
    mail: { send: 'Par e-mail…', anyway: 'Par e-mail quand même…' },
    share: { send: 'Par lien…', anyway: 'Par lien quand même…' },
    mark: { send: 'Marquer comme envoyé', anyway: 'Marquer quand même comme envoyé' },
    goOn: { send: 'Continuer', anyway: 'Envoyer quand même' },
  },
  markHelp: 'Si vous le remettez vous-même, par exemple sur papier, marquez-le comme envoyé.',
}
