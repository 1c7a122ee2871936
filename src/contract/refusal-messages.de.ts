import type { MessagesOf } from '#domain/messages-of.ts'
import { internalMessages } from './internal-messages.ts'
import type * as English from './refusal-messages.ts'

export const refusalTitles: MessagesOf<typeof English.refusalTitles> = {
  'invalid-input': 'Ein Teil der Eingabe ist nicht gültig.',
  'unknown-field': 'Die Eingabe hat ein Feld, das es hier nicht gibt.',
  'not-signed-in': 'Bitte melden Sie sich an.',
  'session-revoked': 'Dieser Browser wurde abgemeldet. Bitte melden Sie sich an.',
  'session-mismatch': 'Das Bearer-Token gehört nicht zu dieser Sitzung. Fordern Sie ein neues an.',
  suspended: 'Dieses Benutzerkonto ist gesperrt. Bitte wenden Sie sich an die Administration.',
  'read-only-token': 'Dieses Token darf nur lesen.',
  'draft-only-token': 'Dieses Token darf nur lesen und über die Werkzeuge des Assistenten Änderungen vorschlagen.',
  'token-not-allowed': 'Mit API-Tokens ist das nicht möglich. Bitte melden Sie sich an.',
  'membership-ended': 'Sie gehören nicht mehr zu diesem Konto, oder Ihre Rolle darin hat sich geändert.',
  'owner-only': 'Das darf nur die Person, der dieses Konto gehört.',
  'member-may-not':
    'Ihre Rolle in diesem Konto erlaubt das nicht. Bitten Sie die Person, der es gehört, um eine andere Rolle.',
  'admin-only': 'Das darf nur die Administration.',
  'not-fresh': 'Bitte melden Sie sich noch einmal an, um das zu bestätigen.',
  'cross-site': 'Diese Anfrage kam von einer anderen Website und wurde abgelehnt.',
  'wrong-host': 'Unter diesem Hostnamen antwortet dieser Server nicht.',
  'no-such-route': 'Unter dieser Adresse gibt es nichts.',
  'not-yours': 'Sie haben keine Berechtigung, dieses Produkt zu duplizieren',
  'no-such-row': '{message}',
  'row-deleted':
    'Das wurde inzwischen gelöscht. Ihre Änderung wurde nicht übernommen. Legen Sie es neu an, wenn Sie es noch brauchen.',
  'sync-gap': 'Frühere Änderungen dieses Geräts fehlen. Senden Sie sie der Reihe nach.',
  conflict: '{message}',
  'not-as-checked': '{message}',
  'sent-meanwhile': '{message}',
  'key-reused': 'Dieser Idempotency-Key wurde schon für eine andere Anfrage verwendet.',
  'rule-broken': '{message}',
  'reference-unknown': '{message}',
  'too-large': 'Das ist zu viel: Möglich sind höchstens {limit}.',
  'list-too-large':
    'Diese Seite ist größer als {limit}. Fordern Sie eine kleinere an, oder lesen Sie die Zeilen einzeln.',
  'wrong-type': 'Senden Sie JSON mit dem Inhaltstyp application/json.',
  'no-conditions': 'Schreiben mit einer Bedingung wie {header} wird nicht unterstützt: Lassen Sie sie weg.',
  'changed-meanwhile': 'Das wurde geändert, seit Sie es gelesen haben.',
  'malformed-request': 'Diese Anfrage lässt sich nicht als HTTP lesen.',
  'headers-too-large': 'Die Header dieser Anfrage sind zu groß.',
  'too-slow': 'Diese Anfrage kam zu langsam an.',
  'not-printed': '{message}',
  'too-many-requests': 'Zu viele Anfragen. Versuchen Sie es in {seconds}\u00a0s erneut.',
  'too-many-at-once': 'Zu viele Ihrer Anfragen laufen noch. Versuchen Sie es in {seconds}\u00a0s erneut.',
  busy: 'Der Server ist ausgelastet. Bitte versuchen Sie es gleich noch einmal.',
  'took-too-long':
    'Das hat zu lange gedauert und wurde abgebrochen. Fordern Sie weniger an, zum Beispiel mit weniger Wörtern.',
  internal: internalMessages.title,
  unavailable: 'Die Datenbank ist nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  'picture-type': 'Ungültiger Dateityp {type}. Bitte laden Sie ein Bild als JPEG, PNG, GIF oder WebP hoch.',
  'picture-too-large': 'Die Datei ist zu groß {size}. Möglich sind höchstens 10\u00a0MB.',
  'picture-pixels': 'Das Bild hat mehr als {most} Megapixel. Bitte verkleinern Sie es.',
  'picture-broken': 'Das Bild scheint ungültig oder beschädigt zu sein. Bitte versuchen Sie es mit einem anderen.',
  'picture-address': '{message}',
  'picture-in-use': 'Dieses Bild wird verwendet. Entfernen Sie es zuerst dort, wo es gezeigt wird.',
  'storage-denied': 'Keine Berechtigung. Bitte lassen Sie die Administration die Regeln des Speichers anpassen.',
  'storage-quota': 'Der Speicherplatz ist aufgebraucht. Bitte wenden Sie sich an die Administration.',
  'storage-unavailable': 'Der Dateispeicher ist nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  'store-unavailable': 'Der Shop konnte nicht gefragt werden.',
  'not-configured': 'Der Betreiber hat dies nicht eingerichtet.',
  'bad-signature': 'Die Signatur stimmt nicht.',
  'payment-unavailable':
    'Der Zahlungsanbieter ist nicht erreichbar. Es wurde nichts geändert; bitte versuchen Sie es gleich noch einmal.',
  'payment-unsure':
    'Der Zahlungsanbieter hat nicht geantwortet; ob dies ausgeführt wurde, steht noch nicht fest. Sehen Sie gleich noch einmal nach Ihrem Tarif, bevor Sie es wiederholen.',
  'payment-refused':
    'Der Zahlungsanbieter hat dies abgelehnt. Es wurde nichts geändert. Bitte wenden Sie sich an den Betreiber.',
  'payment-declined':
    'Die Zahlung wurde abgelehnt. Es wurde nichts geändert; versuchen Sie es mit einer anderen Karte.',
  'plan-limit': '{message}',
  'disk-full':
    'Der Datenträger ist fast voll ({free} frei, {needed} nötig). Es wurde nichts geändert; schaffen Sie Platz, und versuchen Sie es erneut.',
}
