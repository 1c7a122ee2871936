import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './store-messages.ts'

export const storeMessages: MessagesOf<typeof English.storeMessages> = {
  reasons: {
    access: {
      title: 'Der Shop nimmt den Zugang von Pricewright nicht mehr an.',
      remedy: 'Verbinden Sie ihn neu: Die Produkte und ihre Verknüpfungen bleiben.',
    },
    gone: {
      title: 'Den Shop gibt es nicht mehr, oder die App wurde aus ihm entfernt.',
      remedy: 'Wenn es den Shop noch gibt, verbinden Sie ihn neu; sonst trennen Sie ihn.',
    },
    busy: {
      title: 'Der Shop nimmt gerade keine weiteren Anfragen an.',
      remedy: 'Nichts geht verloren: Pricewright versucht es von selbst noch einmal.',
    },
    down: {
      title: 'Der Shop war nicht zu erreichen.',
      remedy: 'Prüfen Sie, ob er sich im Browser öffnet. Pricewright versucht es von selbst noch einmal.',
    },
    changed: {
      title: 'Das Produkt wurde inzwischen im Shop geändert.',
      remedy: 'Sehen Sie sich beide Werte an, und entscheiden Sie, welcher gilt.',
    },
    missing: {
      title: 'Das Produkt gibt es im Shop nicht mehr.',
      remedy: 'Suchen Sie nach Änderungen: Dann wird es hier inaktiv und nicht mehr gesendet.',
    },
    refused: {
      title: 'Der Shop hat die Änderung abgelehnt.',
      remedy: 'Berichtigen Sie, was er nennt, und senden Sie noch einmal.',
    },
    broken: {
      title: 'Die Antwort des Shops war nicht zu lesen.',
      remedy: 'Versuchen Sie es später noch einmal. Bleibt es so, prüfen Sie Version und Plugins des Shops.',
    },
    address: {
      title: 'Diese Adresse öffnet Pricewright nicht.',
      remedy: 'Geben Sie die öffentliche Adresse des Shops ein, die mit https:// beginnt.',
    },
    'no-shop': {
      title: 'Auf dieser Website gibt es keinen Shop.',
      remedy: 'Richten Sie zuerst den Shop auf der Website ein, und verbinden Sie ihn dann.',
    },
    'app-keys': {
      title: 'Die Client-ID oder das Client-Secret stimmt nicht.',
      remedy:
        'Kopieren Sie beides noch einmal aus den Einstellungen der App im Dev Dashboard (dev.shopify.com), und verbinden Sie den Shop noch einmal.',
    },
    'app-missing': {
      title: 'Die App ist in diesem Shop nicht installiert.',
      remedy:
        'Installieren Sie sie dort aus dem Dev Dashboard (dev.shopify.com), und verbinden Sie den Shop noch einmal.',
    },
    'app-foreign': {
      title: 'App und Shop gehören bei Shopify zu verschiedenen Organisationen.',
      remedy:
        'Erstellen Sie die App in der Organisation des Shops, installieren Sie sie dort, und verbinden Sie den Shop mit ihrer Client-ID und ihrem Client-Secret.',
    },
  },
  connecting: {
    expired: {
      title: 'Der Shop wurde nicht verbunden: Es hat zu lange gedauert oder wurde unterbrochen.',
      remedy: 'Beginnen Sie noch einmal.',
    },
    'signed-out': {
      title: 'Der Shop wurde nicht verbunden: Sie waren nicht mehr angemeldet, oder ein anderes Konto hat begonnen.',
      remedy: 'Melden Sie sich mit dem Konto an, das begonnen hat, und verbinden Sie den Shop noch einmal.',
    },
    'no-app': {
      title: 'Für dieses Shopsystem ist hier keine App eingerichtet.',
      remedy:
        'Verbinden Sie den Shop mit Schlüsseln, die Sie in ihm anlegen, oder bitten Sie den Betreiber, die App einzurichten.',
    },
    'other-store': {
      title: 'Das ist nicht der Shop, der neu verbunden werden sollte.',
      remedy: 'Wählen Sie denselben Shop, oder verbinden Sie diesen als neuen.',
    },
    'too-many': {
      title: 'Mit diesem Konto sind so viele Shops verbunden, wie es haben kann.',
      remedy: 'Trennen Sie zuerst einen, der nicht mehr gebraucht wird.',
    },
    'too-many-known': {
      title: 'Dieses Konto hat schon so viele Shops verbunden, wie es darf.',
      remedy: 'Verbinden Sie einen der früheren neu, oder fragen Sie den Betreiber.',
    },
  },
  notConnected: {
    access: {
      title: 'Der Shop lässt Pricewright nicht hinein.',
      remedy:
        'Prüfen Sie, ob Ihre Eingaben vollständig sind und der Schlüssel Produkte lesen und ändern darf, und verbinden Sie ihn noch einmal.',
    },
    gone: {
      title: 'Der Shop war nicht zu finden, oder die App wurde aus ihm entfernt.',
      remedy: 'Prüfen Sie Ihre Eingaben und ob der Shop offen ist, und verbinden Sie ihn noch einmal.',
    },
    busy: {
      title: 'Der Shop nimmt gerade keine weiteren Anfragen an.',
      remedy: 'Warten Sie eine Minute, und verbinden Sie ihn noch einmal.',
    },
    down: {
      title: 'Der Shop war nicht zu erreichen.',
      remedy: 'Prüfen Sie, ob sich seine Adresse im Browser öffnet, und verbinden Sie ihn noch einmal.',
    },
  },
  said: (words) => `Der Shop hat gesagt: „${words}“`,
  entries: {
    missing: 'ist nötig: Kopieren Sie den Wert aus den Einstellungen des Shops',
    'missing-in-app':
      'ist nötig: Kopieren Sie den Wert aus den Einstellungen der App im Dev Dashboard (dev.shopify.com)',
    address: 'muss die Adresse des Shops sein, zum Beispiel https://shop.example.com',
    domain: 'muss die Domain des Shops sein, zum Beispiel mein-shop.myshopify.com',
    form: 'passt nicht: Kopieren Sie den Wert noch einmal, ohne Leerzeichen',
    site: 'muss die ID der Website oder die Adresse ihres Dashboards sein',
    unknown: 'ist kein Schlüssel dieses Shopsystems',
    surplus: 'gehört zu einem anderen Weg: Geben Sie nur die Schlüssel eines Weges ein',
  },
}
