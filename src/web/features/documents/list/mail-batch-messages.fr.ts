import type { MessagesOf } from '#domain/messages-of.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { formatCount, formatNumber, plural } from '#web/kit/format/number.ts'
import type * as English from './mail-batch-messages.ts'

const mails = (count: number): string => formatCount(count, { one: 'e-mail', other: 'e-mails' })

export const mailBatchMessages: MessagesOf<typeof English.mailBatchMessages> = {
  title: (count: number) => `Envoyer ${countOf('document', count)} par e-mail`,
  lead: 'Chacun part avec l’e-mail type dans sa langue, et avec son PDF. Les brouillons sont alors marqués comme envoyés.',
  list: 'Ce qui est envoyé, et à qui',
  include: (number: string) => `Envoyer ${number} par e-mail`,
  to: (number: string) => `À, ${number}`,
  link: 'Ajouter un lien vers chaque document',
  look: 'Afficher l’e-mail',
  hide: 'Masquer l’e-mail',
  act: { act: 'send', thing: 'cet e-mail' },
  send: (count: number) => `Envoyer ${mails(count)}`,
  nothing: 'Choisir quoi envoyer',
  working: 'Envoi des e-mails',
  left: (count: number) =>
    plural(count, { one: `reste ${formatNumber(count)}`, other: `restent ${formatNumber(count)}` }),
  stop: 'Arrêter',
  done: (count: number, toOutbox: boolean) =>
    toOutbox
      ? formatCount(count, {
          one: 'e-mail enregistré dans le dossier «\u00a0outbox\u00a0», envoyé à personne.',
          other: 'e-mails enregistrés dans le dossier «\u00a0outbox\u00a0», envoyés à personne.',
        })
      : formatCount(count, { one: 'e-mail remis pour envoi', other: 'e-mails remis pour envoi' }),
  failed: (count: number) =>
    formatCount(count, {
      one: 'e-mail non envoyé\u00a0: corrigez ce qui est indiqué ci-dessous, puis renvoyez.',
      other: 'e-mails non envoyés\u00a0: corrigez ce qui est indiqué ci-dessous, puis renvoyez.',
    }),
  mailed: (told: string) => `Laissé de côté\u00a0: déjà envoyé par e-mail. ${told}.`,
  sentMeanwhile: (what: string) => `${what} Choisissez-le pour le renvoyer.`,
  missing: (what: string) => `Laissé de côté, sauf si vous le choisissez. ${what}`,
  stays: (why: string) => `Laissé de côté\u00a0: ${why}`,
  unchosen: 'Laissé de côté.',
  noAddress: 'Laissé de côté\u00a0: saisissez une adresse e-mail.',
  obstacles: {
    void: 'document annulé.',
    template: 'c’est un modèle.',
    unnumbered: 'pas encore de numéro. Il en reçoit un dès que cet appareil est en ligne.',
    empty: 'encore aucune ligne.',
    belowZero: 'total négatif\u00a0: faites-en un avoir.',
    forbidden: 'une mention exigée par la loi manque.',
  },
  tooMany: (most: number) => `Au plus ${countOf('document', most)} à la fois\u00a0: choisissez-en moins.`,
  offline: 'Les e-mails sont envoyés par le serveur\u00a0: réessayez une fois en ligne.',
}
