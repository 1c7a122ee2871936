import type { TimelineEntry } from '#contract/document-timeline.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import { mailMessages } from '#web/kit/documents/mail-messages.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import type * as English from './timeline-messages.ts'

type Kind = TimelineEntry['kind']
type Told = Readonly<{ who: string; amount: string; number: string; isPaidBack: boolean }>

const kinds: Readonly<Record<Kind, (told: Told) => string>> = {
  made: () => 'Créé',
  sent: () => 'Marqué comme envoyé',
  mailed: ({ who }) => mailMessages.becameOf.sent(who),
  reminded: ({ who }) => (who === '' ? 'Relance' : `Relance à ${who}`),
  shared: () => 'Partagé par lien',
  viewed: () => 'Consulté par le client',
  accepted: ({ who }) => (who === '' ? 'Marqué comme accepté' : `Accepté par ${who}`),
  declined: ({ who }) => (who === '' ? 'Marqué comme refusé' : `Refusé par ${who}`),
  received: () => 'Marqué comme reçu',
  applied: () => 'Marqué comme imputé',
  paid: ({ amount, isPaidBack }) => `${isPaidBack ? 'Remboursé' : 'Payé'}\u00a0: ${amount}`,
  'credit-drafted': ({ number, amount }) => `Avoir créé en brouillon\u00a0: ${number}, ${amount}`,
  credited: ({ number, amount }) => `Crédité\u00a0: ${number}, ${amount}`,
  corrected: () => 'Modifié après l’envoi',
  replaced: ({ number }) => `Corrigé par ${number}`,
  converted: ({ number }) => `Converti en ${number}`,
  void: () => 'Annulé',
}

/** One entry: of a mail that did not go out, what became of it. */
function entry({
  kind,
  state,
  ...told
}: Told & { readonly kind: Kind; readonly state: TimelineEntry['state'] | undefined }): string {
  return state === undefined || state === 'sent' ? kinds[kind](told) : mailMessages.becameOf[state](told.who)
}

export const timelineMessages: MessagesOf<typeof English.timelineMessages> = {
  label: 'Chronologie',
  entry,
  visits: (count: number) => `${formatNumber(count)} visites, la dernière`,
  last: 'Dernière visite',
  quoted: (note: string) => `«\u00a0${note}\u00a0»`,
  reminders: ['', 'Première relance', 'Deuxième relance', 'Dernière relance'],
}
