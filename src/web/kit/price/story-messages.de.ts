import type { PriceEnding } from '#domain/price-ending.ts'
import type { PriceSource } from '#domain/pricing.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './story-messages.ts'

const endingSteps: Readonly<Record<PriceEnding, string>> = {
  none: 'Keine Preisendung',
  '.99': 'Endet auf ,99',
  '.95': 'Endet auf ,95',
  '.90': 'Endet auf ,90',
  '.49': 'Endet auf ,49',
  whole: 'Aufgerundet auf ganzen Betrag',
  nearest5: 'Aufgerundet auf Vielfaches von 5',
  nearest10: 'Aufgerundet auf Vielfaches von 10',
}

const sources: Readonly<Record<PriceSource, string>> = {
  product: 'von diesem Produkt',
  category: 'aus seiner Kategorie',
  currency: 'aus Ihren Einstellungen für diese Währung',
  profile: 'aus Ihren Einstellungen',
  'what-if': 'aus den Annahmen',
  default: 'die Standardregel',
}

export const storyMessages: MessagesOf<typeof English.storyMessages> = {
  endingSteps,
  sources,
  takenOn: (base) => `auf ${base}`,
  reclaimed: (amount) => `${amount} bezahlt und als Vorsteuer abgezogen: kein Teil der Kosten`,
  clamped: 'nicht erreichbar, deshalb werden die Kosten verdoppelt',
  raised: 'angehoben, um sie einzuhalten',
  sentence: {
    noCost:
      'Es gibt noch keine Kosten, deshalb lässt sich kein Preis daraus berechnen. Geben Sie ein, was Sie dafür bezahlen.',
    noPrice: (cost) => `Es kostet ${cost} und hat noch keinen eigenen Preis.`,
    outOfRange: 'Die Kosten ergeben zusammen mehr, als hier möglich ist. Prüfen Sie die Beträge.',
    earns: (price, cost, profit) => `Es wird für ${price} verkauft und kostet ${cost}: Sie verdienen ${profit}.`,
    loses: (price, cost, loss) => `Es wird für ${price} verkauft, kostet aber ${cost}: Sie verlieren ${loss}.`,
    even: (price) => `Es wird für das verkauft, was es kostet: ${price}.`,
    withVat: (net) => `Ohne USt. beträgt der Preis ${net}.`,
    belowFloor: (floor) => `Das liegt unter dem Mindestpreis von ${floor}.`,
    whatIf: 'Es hat keine eigene Preisregel: Der Preis kommt aus den Annahmen der Liste.',
    earlier: (price) => `Nach einer früheren Einstellung berechnet. Heute wäre es: ${price}.`,
  },
  aimed: {
    margin: (set, is, why) => `Eingestellt ist eine Marge von ${set}, tatsächlich sind es ${is}, weil ${why}.`,
    markup: (set, is, why) => `Eingestellt ist ein Aufschlag von ${set}, tatsächlich sind es ${is}, weil ${why}.`,
    ending: 'der Preis seine Endung bekommt',
    floor: 'der Preis auf die Mindestmarge angehoben wird',
    rounded: 'der Preis gerundet wird',
  },
  present: {
    none: 'ohne Preis',
    withVat: (price) => `${price} inkl. Umsatzsteuer`,
    withoutVat: (price) => `${price} ohne Umsatzsteuer`,
    margin: (price, margin) => `${price}, Marge ${margin}`,
  },
  changed: 'Zuletzt geändert',
}
