import type { Repeat } from '#domain/documents/recurrence.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import type { RunAct, RunDate } from '#contract/recurring-runs.ts'
import { formatDay } from '#web/kit/format/date.ts'
import { formatCount, formatNumber } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'

const repeats: Readonly<Record<Repeat, string>> = {
  weekly: 'Chaque semaine',
  monthly: 'Chaque mois',
  quarterly: 'Chaque trimestre',
  yearly: 'Chaque année',
}
const invoices = (count: number): string => formatCount(count, { one: 'facture', other: 'factures' })
const acts: Readonly<Record<RunAct, string>> = {
  make: 'Créer un brouillon',
  mail: 'Créer et envoyer',
  skip: 'Passer',
}
const dates: Readonly<Record<RunDate, string>> = {
  run: 'Le jour prévu de chacune',
  today: 'Aujourd’hui',
}

export const recurringMessages: MessagesOf<typeof English.recurringMessages> = {
  title: 'Factures récurrentes',
  label: 'Factures récurrentes',
  search: 'Rechercher une facture récurrente',
  searchHint: 'Nom ou client',
  filters: {
    isActive: { label: 'Statut', all: 'Tous les statuts', options: { true: 'Active', false: 'En pause' } },
  },
  nothing: {
    title: 'Aucun résultat',
    text: 'Aucune facture récurrente ne répond à tous ces critères.',
    reset: 'Tout afficher',
  },
  chosen: 'Factures récurrentes sélectionnées',
  create: 'Nouvelle facture récurrente',
  empty: {
    title: 'Des factures qui s’écrivent toutes seules',
    text: 'Loyer, maintenance, abonnements\u00a0: choisissez un modèle ou une facture, et les suivantes sont créées le jour voulu.',
  },
  repeats,
  columns: {
    name: 'Nom',
    customer: 'Client',
    repeat: 'Fréquence',
    next: 'Prochaine',
    last: 'Dernière créée',
    state: 'Statut',
    ends: 'Prend fin le',
  },
  states: {
    active: 'Active',
    waiting: 'En attente de vous',
    paused: 'En pause',
    ended: 'Terminée',
    problem: 'Problème',
  },
  edit: 'Modifier',
  pause: 'Mettre en pause',
  resume: 'Reprendre',
  remove: 'Supprimer',
}

export const dueMessages: MessagesOf<typeof English.dueMessages> = {
  acts,
  dates,
  title: (count: number, day: string) =>
    `${formatCount(count, { one: 'facture prévue', other: 'factures prévues' })} depuis le ${formatDay(day)}`,
  why: 'Plusieurs sont prévues en même temps, comme après une pause\u00a0: aucune n’a donc été créée ni envoyée automatiquement. Choisissez quoi faire de chacune.',
  open: 'Vérifier…',
  dialog: 'Factures prévues',
  about: 'Rien n’est numéroté ni envoyé avant votre confirmation ici.',
  all: 'Toutes',
  each: 'Selon le choix ci-dessous',
  dated: 'Date des factures',
  datedHelp:
    'Si elles sont datées d’aujourd’hui, chacune indique son jour prévu comme date de livraison. Dans les deux cas, les clients disposent de tout leur délai de paiement.',
  period: (from: string, until: string) => `Du ${formatDay(from)} au ${formatDay(until)}`,
  what: (name: string, day: string) => `Que faire de ${name}, ${formatDay(day)}`,
  later: 'Plus tard',
  confirm: (made: number, mailed: number) =>
    mailed > 0 ? `Créer ${invoices(made)}, en envoyer ${formatNumber(mailed)} par e-mail` : `Créer ${invoices(made)}`,
  confirmSkip: (skipped: number) => `Passer ${invoices(skipped)}`,
  done: (made: number, mailed: number, skipped: number) =>
    [
      formatCount(made, { one: 'facture créée', other: 'factures créées' }),
      ...(mailed > 0 ? [formatCount(mailed, { one: 'envoyée', other: 'envoyées' })] : []),
      ...(skipped > 0 ? [formatCount(skipped, { one: 'passée', other: 'passées' })] : []),
    ].join(', '),
}

export const dialogMessages: MessagesOf<typeof English.dialogMessages> = {
  create: 'Nouvelle facture récurrente',
  edit: 'Facture récurrente',
  name: 'Nom',
  source: 'Créée à partir de',
  sourceHelp: 'Un modèle, ou une facture à répéter. Ses lignes et ses prix sont copiés tels quels.',
  customer: 'Client',
  customerHelp: 'Vide\u00a0: comme le document de départ.',
  repeat: 'Fréquence',
  next: 'Premier jour',
  nextAgain: 'Prochain jour',
  ends: 'Prend fin le',
  endsHelp: 'Vide\u00a0: jusqu’à ce que vous l’arrêtiez.',
  mails: 'L’envoyer aussitôt par e-mail',
  mailsHelp: 'Marquée comme envoyée et envoyée par e-mail avec son PDF. Sinon, elle attend en brouillon.',
  coming: 'Prochains jours',
  none: 'Aucun\u00a0: elle prend fin avant son prochain jour.',
  save: 'Enregistrer',
  noName: 'Saisissez un nom.',
  noSource: 'Choisissez à partir de quoi elle est créée.',
  noDay: 'Choisissez un jour.',
  nothing: 'Créez d’abord une facture ou un modèle.',
}
