import type { MessagesOf } from '#domain/messages-of.ts'
import { formatNumber, plural } from '#web/kit/format/number.ts'
import type * as English from './waiting-messages.ts'

const counted = (count: number, one: string, other: (count: string) => string): string =>
  plural(count, { one, other: other(formatNumber(count)) })

export const waitingMessages: MessagesOf<typeof English.waitingMessages> = {
  title: 'Zu erledigen',
  lead: 'Das Teuerste zuerst.',
  none: 'Nichts wartet auf Sie.',
  computing: 'Preise, Dokumente und Sendungen werden durchgesehen …',
  failed: 'Was auf Sie wartet, konnte nicht ermittelt werden.',
  all: (count) => counted(count, '1 weiteren Punkt zeigen', (shown) => `${shown} weitere Punkte zeigen`),
  fewer: 'Weniger zeigen',
  perYear: (amount) => `${amount} im Jahr`,
  notInSum: (count) => counted(count, '1 davon nicht in der Summe', (shown) => `${shown} davon nicht in der Summe`),
  noRate: 'kein Wechselkurs bekannt',
  lines: {
    disputes: (count, by) =>
      by === ''
        ? counted(
            count,
            'Eine Kartenzahlung wird angefochten',
            (shown) => `${shown} Kartenzahlungen werden angefochten`,
          )
        : counted(
            count,
            `Eine Kartenzahlung wird angefochten: Antworten Sie bis ${by}`,
            (shown) => `${shown} Kartenzahlungen werden angefochten: Antworten Sie auf die erste bis ${by}`,
          ),
    refusedKey: () => 'Stripe nimmt Ihren Schlüssel nicht mehr an: Rechnungen bieten keine Karte an',
    unpaidPlan: (_count, by) =>
      by === ''
        ? 'Ihr Tarif ist ausgesetzt, weil er nicht bezahlt wurde'
        : `Die letzte Zahlung Ihres Tarifs ist gescheitert: Sie behalten ihn bis ${by}`,
    wentBack: (count) =>
      counted(
        count,
        'Geld zu 1 Rechnung ging zurück: Ist es noch zu zahlen?',
        (shown) => `Geld zu ${shown} Rechnungen ging zurück: Ist es noch zu zahlen?`,
      ),
    overdue: (count) => counted(count, '1 Rechnung ist überfällig', (shown) => `${shown} Rechnungen sind überfällig`),
    toConvert: (count) =>
      counted(
        count,
        '1 angenommenes Angebot hat noch keine Rechnung',
        (shown) => `${shown} angenommene Angebote haben noch keine Rechnung`,
      ),
    expiring: (count) =>
      counted(
        count,
        '1 Angebot läuft in den nächsten 7 Tagen ab',
        (shown) => `${shown} Angebote laufen in den nächsten 7 Tagen ab`,
      ),
    oldDrafts: (count) =>
      counted(count, '1 Entwurf ist älter als eine Woche', (shown) => `${shown} Entwürfe sind älter als eine Woche`),
    losing: (count) =>
      counted(count, '1 Produkt wird mit Verlust verkauft', (shown) => `${shown} Produkte werden mit Verlust verkauft`),
    belowFloor: (count) =>
      counted(
        count,
        '1 Produkt bringt Gewinn, aber weniger als Ihre Mindestmarge',
        (shown) => `${shown} Produkte bringen Gewinn, aber weniger als Ihre Mindestmarge`,
      ),
    withoutCost: (count) =>
      counted(count, '1 Produkt hat keine Kosten', (shown) => `${shown} Produkte haben keine Kosten`),
    unpriced: (count) =>
      counted(
        count,
        '1 Produkt mit Kosten hat keinen Preis',
        (shown) => `${shown} Produkte mit Kosten haben keinen Preis`,
      ),
    costRose: (count) =>
      counted(
        count,
        'Die Kosten eines Produkts sind gestiegen, der Preis nicht',
        (shown) => `Die Kosten von ${shown} Produkten sind gestiegen, die Preise nicht`,
      ),
    currencyMoved: (count) =>
      counted(
        count,
        'Ein Wechselkurs hat sich geändert: 1 Produkt kostet mehr als hinterlegt',
        (shown) => `Wechselkurse haben sich geändert: ${shown} Produkte kosten mehr als hinterlegt`,
      ),
    toLand: (count) =>
      counted(count, '1 Sendung müsste schon da sein', (shown) => `${shown} Sendungen müssten schon da sein`),
    toTrueUp: (count) =>
      counted(
        count,
        'Zu einer eingebuchten Sendung fehlen Rechnungen für Kostenposten',
        (shown) => `Zu ${shown} eingebuchten Sendungen fehlen Rechnungen für Kostenposten`,
      ),
    lostStores: (count) =>
      counted(count, 'Der Zugang zu 1 Shop ging verloren', (shown) => `Der Zugang zu ${shown} Shops ging verloren`),
    storeDifferences: (count) =>
      counted(
        count,
        '1 Unterschied zu einem Shop ist zu entscheiden',
        (shown) => `${shown} Unterschiede zu Shops sind zu entscheiden`,
      ),
    toApply: (count) =>
      counted(count, '1 Änderung kann angewendet werden', (shown) => `${shown} Änderungen können angewendet werden`),
    oldRates: () => 'Die Wechselkurse sind älter als eine Woche',
  },
  each: {
    losing: 'Verlust je Stück',
    belowFloor: 'Fehlt je Stück',
    costRose: 'Kostenanstieg',
    currencyMoved: 'Mehrkosten',
  },
  inAYear: 'Im Jahr',
  lowest: 'Mindestmarge',
  unbilled: 'Ohne Rechnung',
  look: 'Ansehen',
  remindOf: (number, customer) => (customer === '' ? `An ${number} erinnern` : `${customer} an ${number} erinnern`),
  acts: {
    disputes: 'Ansehen',
    refusedKey: 'Schlüssel ersetzen',
    unpaidPlan: 'Bezahlen',
    wentBack: 'Beantworten',
    overdue: 'Erinnern',
    toConvert: 'In Rechnung umwandeln',
    expiring: 'Nachfragen',
    oldDrafts: 'Fertigstellen',
    losing: 'Ansehen',
    belowFloor: 'Ansehen',
    withoutCost: 'Kosten eingeben',
    unpriced: 'Marge festlegen',
    costRose: 'Preise anpassen',
    currencyMoved: 'Kosten aktualisieren',
    toLand: 'Einbuchen',
    toTrueUp: 'Nachkalkulieren',
    lostStores: 'Neu verbinden',
    storeDifferences: 'Vergleichen',
    toApply: 'Prüfen',
    oldRates: 'Ansehen',
  },
  renewed: 'die Kosten',
}
