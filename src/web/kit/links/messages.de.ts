import type { MessagesOf } from '#domain/messages-of.ts'
import type { Noun } from '../format/number.ts'
import type * as English from './messages.ts'

const view: Noun = { one: 'Aufruf', other: 'Aufrufe' }

export const linkMessages: MessagesOf<typeof English.linkMessages> = {
  view,
  life: 'Gültig für',
  lives: { 7: '7 Tage', 30: '30 Tage', 90: '90 Tage', 365: 'Ein Jahr', never: 'Bis ich ihn abschalte' },
  make: 'Link erstellen',
  making: 'Link wird erstellt …',
  notFresh:
    'Wer einen öffentlichen Link hat, kann sehen, was er zeigt. Um einen zu erstellen, müssen Sie sich in den letzten fünf Minuten angemeldet haben.',
  made: 'Kopieren Sie den Link jetzt: Aus Sicherheitsgründen wird er nur einmal angezeigt.',
  copy: 'Kopieren',
  copied: 'Kopiert',
  openLink: 'Seite öffnen',
  links: 'Links',
  none: 'Es gibt noch keinen Link.',
  loadFailed: 'Die Links konnten nicht geladen werden.',
  madeOn: (day) => `Erstellt am ${day}`,
  open: 'Aktiv',
  expired: 'Abgelaufen',
  revoked: 'Abgeschaltet',
  until: (day) => `bis ${day}`,
  noEnd: 'ohne Ablaufdatum',
  revoke: 'Abschalten',
  revokeTitle: 'Diesen Link abschalten?',
  revokeText: 'Er funktioniert dann für niemanden mehr. Sie können jederzeit einen neuen erstellen.',
}
