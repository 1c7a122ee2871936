import type { MessagesOf } from '#domain/messages-of.ts'
import { formatCount, formatNumber, plural } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'

export const accountsMessages: MessagesOf<typeof English.accountsMessages> = {
  signIn: 'Anmelden',
  signInTitle: 'Bei Pricewright anmelden',
  signInLead: 'Ihre Produkte, Kosten und Preise, auf jedem Gerät, auf dem Sie sich anmelden.',
  newHere: 'Neu hier?',
  createAccount: 'Konto erstellen',
  haveAccount: 'Haben Sie schon ein Konto?',
  agreement: 'Wenn Sie fortfahren, akzeptieren Sie die',
  and: 'und die',
  terms: 'Nutzungsbedingungen',
  privacy: 'Datenschutzerklärung',
  endedTitle: 'Ihre Anmeldung ist abgelaufen',
  ended:
    'Melden Sie sich wieder an, um fortzufahren. Was Sie inzwischen geändert haben, bleibt auf diesem Gerät erhalten.',
  revokedTitle: 'Dieser Browser wurde abgemeldet',
  revoked: 'Er wurde von einem anderen Gerät aus abgemeldet, und Ihre Daten wurden aus ihm gelöscht.',
  lost: (count) =>
    plural(count, {
      one: 'Eine Änderung war noch nicht auf dem Server gespeichert und ist verloren.',
      other: `${formatNumber(count)} Änderungen waren noch nicht auf dem Server gespeichert und sind verloren.`,
    }),
  suspendedTitle: 'Dieses Benutzerkonto ist gesperrt',
  suspended:
    'Melden Sie sich an: Sie lesen dann den Grund und an wen Sie sich wenden, und können Ihre Daten herunterladen.',

  signUpLead:
    'Pricewright sagt Ihnen, was jedes Produkt Sie wirklich gekostet hat und was Sie dafür verlangen sollten.',
  signUpPoints: [
    'Kosten aus der Datei Ihres Lieferanten oder von Hand eingegeben',
    'Jeder Preis mit seiner Begründung',
    'Auf allen Ihren Geräten, auch offline',
  ],
  signUpButton: 'Weiter',
  openApp: 'Pricewright öffnen',
  retry: 'Erneut versuchen',

  signingOut: 'Abmeldung läuft',
  unsentTitle: 'Einige Änderungen sind noch nicht auf dem Server',
  unsent: (count) =>
    plural(count, {
      one: 'Eine Änderung wurde noch nicht gesendet.',
      other: `${formatNumber(count)} Änderungen wurden noch nicht gesendet.`,
    }),
  typed: (count) =>
    plural(count, {
      one: 'Der Text eines Feldes ist nicht gespeichert: Er wird noch eingegeben, vielleicht in einem anderen Tab.',
      other: `Die Texte von ${formatNumber(count)} Feldern sind nicht gespeichert: Sie werden noch eingegeben, vielleicht in einem anderen Tab.`,
    }),
  takesAll: 'Beim Abmelden werden alle Daten von diesem Gerät entfernt.',
  typedWait:
    'Gehen Sie zu diesem Tab und verlassen Sie das Feld, dann wird es gespeichert. Diese Seite meldet Sie von selbst ab, sobald alles gesendet ist.',
  unsentWait: 'Sie werden von selbst abgemeldet, sobald alles gesendet ist.',
  stay: 'Angemeldet bleiben',
  saveUnsent: 'Als Datei speichern',
  discard: 'Verwerfen und abmelden',

  displacedTitle: (newcomer, inAnotherTab) =>
    inAnotherTab
      ? `${newcomer} ist jetzt in einem anderen Tab angemeldet`
      : `${newcomer} ist jetzt in diesem Browser angemeldet`,
  displacedHere: (former, newcomer, inAnotherTab) =>
    `${inAnotherTab ? 'Dieser Tab zeigte' : 'Dieser Browser enthält'} die Daten von ${former}. Nichts davon wurde als ${newcomer} gesendet oder angezeigt.`,
  displacedWaiting: (former, count) =>
    plural(count, {
      one: `Eine Änderung von ${former} wartet auf diesem Gerät und wurde nicht gesendet. Sie bleibt erhalten, bis Sie entscheiden.`,
      other: `${formatNumber(count)} Änderungen von ${former} warten auf diesem Gerät und wurden nicht gesendet. Sie bleiben erhalten, bis Sie entscheiden.`,
    }),
  displacedGone: (former) => `Alle Änderungen von ${former} sind auf dem Server.`,
  sendAsFormer: (former) => `Als ${former} anmelden und senden`,
  backAsFormer: (former) => `Als ${former} anmelden`,
  discardFormer: (newcomer) => `Verwerfen und als ${newcomer} fortfahren`,
  goOnAs: (newcomer) => `Als ${newcomer} fortfahren`,
  overTitle: (account) => `Sie arbeiten nicht mehr in „${account}“`,
  overWaiting: (count) =>
    plural(count, {
      one: 'Eine Änderung, die Sie dort gemacht haben, wurde nicht angenommen: Sie sind kein Mitglied mehr oder haben eine andere Rolle. Sie bleibt, bis Sie entscheiden.',
      other: `${formatNumber(count)} Änderungen, die Sie dort gemacht haben, wurden nicht angenommen: Sie sind kein Mitglied mehr oder haben eine andere Rolle. Sie bleiben, bis Sie entscheiden.`,
    }),
  overDiscard: 'Löschen und fortfahren',

  accountTitle: 'Ihre Anmeldung',
  changeAccount: 'E-Mail oder Passwort ändern',
  signedInAs: (email) => `Sie sind als ${email} angemeldet.`,
  unconfirmed: (email) => `${email} ist noch nicht bestätigt.`,

  sessionsTitle: 'Wo Sie angemeldet sind',
  sessionsLead: 'Ein Browser, den Sie hier abmelden, ist abgemeldet, sobald er den Server wieder erreicht.',
  thisBrowser: 'Dieser Browser',
  browser: 'Browser',
  lastSeen: 'Zuletzt gesehen',
  endSession: 'Abmelden',
  endOthers: 'Überall sonst abmelden',
  endedOthers: 'Alle anderen Browser sind abgemeldet.',
  unknownBrowser: 'Unbekannter Browser',

  tokensTitle: 'API-Tokens',
  tokensLead:
    'Mit einem Token nutzt eines Ihrer Programme die API in Ihrem Namen. Es gilt, bis es abläuft oder Sie es widerrufen.',
  noTokens: 'Noch keine Tokens',
  newToken: 'Neues Token',
  aToken: 'ein neues Token',
  tokenName: 'Name',
  tokenNameHelp: 'Wer es benutzt: die Kasse, das Bestandsskript.',
  tokenScope: 'Zugriff',
  scopes: { read: 'Lesen', draft: 'Lesen und Vorschlagen', write: 'Lesen und Schreiben' },
  scopeHelp: {
    read: 'Sieht alles und ändert nichts. Für Berichte und Exporte.',
    draft:
      'Für Assistenten (MCP): liest und schlägt Änderungen vor, die nur Sie anwenden können. Schreibt sonst nichts.',
    write: 'Darf alles ändern und löschen. Für eigene Programme, nicht für Assistenten.',
  },
  tokenLife: 'Läuft ab nach',
  days: (count) => formatCount(count, { one: 'Tag', other: 'Tagen' }),
  create: 'Token erstellen',
  cancel: 'Abbrechen',
  tokenMade: 'Kopieren Sie das Token jetzt',
  tokenOnce: 'Es wird nur einmal angezeigt und lässt sich später nicht mehr lesen.',
  copy: 'Kopieren',
  copied: 'Kopiert',
  done: 'Fertig',
  expires: 'Läuft ab',
  lastUsed: 'Zuletzt benutzt',
  neverUsed: 'Nie benutzt',
  revoke: 'Widerrufen',
  revokeTitle: (name) => `„${name}“ widerrufen?`,
  revokeText: 'Das Programm, das es benutzt, hat dann sofort keinen Zugriff mehr.',
  confirmTitle: 'Bitte bestätigen Sie, dass Sie es sind',
  confirmText: 'Um ein Token zu erstellen, müssen Sie sich in den letzten fünf Minuten angemeldet haben.',
  confirm: 'Neu anmelden',
  loadFailed: 'Das konnte nicht geladen werden.',
  thing: 'dieser Teil Ihres Benutzerkontos',
  offline: {
    title: 'Sie sind offline',
    text: 'Das liegt auf dem Server. Es erscheint hier, sobald das Netz wieder da ist.',
  },
}
