import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const homeMessages: MessagesOf<typeof English.homeMessages> = {
  title: 'Was hat mich das wirklich gekostet, und was muss ich dafür verlangen?',
  lead: 'Pricewright berechnet Ihre Verkaufspreise aus dem, was Ihre Ware wirklich kostet: Einkauf, Fracht, Zoll, Umsatzsteuer und alles andere. Jeder Preis zeigt, wie er zustande kommt.',
  start: 'Konto erstellen',
  signIn: 'Anmelden',
  figureTitle: 'Die Preisherleitung eines Emaillebechers',
  figureLabel: 'Preisherleitung eines Emaillebechers',
  margin: 'Gewünschte Marge',
  marginOption: (percent) => `${percent} Marge`,
  result: (price, cost) => `Er kostet Sie ${cost} und wird für ${price} verkauft.`,
  profit: (profit, margin) => `Davon bleiben Ihnen ${profit}: ${margin} des Preises.`,
  exampleNote:
    'Ein Beispiel. Die Zahlen werden hier und jetzt berechnet, mit demselben Code, der einen echten Katalog kalkuliert.',
  steps: {
    base: 'Einkaufspreis',
    shipping: 'Transportkosten',
    duty: (rate) => `Zoll ${rate}`,
    extra: 'Geschenkkarton',
    cost: 'Was er wirklich kostet',
    margin: (rate) => `Marge ${rate}`,
    ending: 'Aufgerundet auf ,99',
    price: 'Verkaufspreis',
  },
  sources: {
    base: 'Liste des Lieferanten',
    shipping: 'je Stück',
    duty: 'auf Ware und Transport',
    extra: 'Ihr eigener Kostenposten',
    margin: 'vom Preis',
  },
  featuresTitle: 'Was es kann',
  features: [
    {
      title: 'Beginnt mit der Datei Ihres Lieferanten',
      text: 'Ziehen Sie eine CSV- oder XLSX-Datei hinein. Spalten werden erkannt, Sie sehen vor dem Speichern, was passiert, und ein Schritt nimmt es zurück.',
    },
    {
      title: 'Zeigt, warum jeder Preis so ist',
      text: 'Kosten, Zoll, Umsatzsteuer, Marge oder Aufschlag, Preisendung: jeder Schritt mit seiner Zahl und ihrer Herkunft.',
    },
    {
      title: 'Ändert viele Preise auf einmal',
      text: 'Legen Sie eine Marge für einen ganzen Katalog fest, sehen Sie jedes Vorher und Nachher, wenden Sie es an, und machen Sie es als Ganzes rückgängig, wenn Sie es sich anders überlegen.',
    },
    {
      title: 'Funktioniert ohne Netz',
      text: 'Ihr Katalog ist auf Ihrem Gerät. Arbeiten Sie im Zug; die Änderungen werden gesendet, sobald das Netz wieder da ist, jede genau einmal.',
    },
    {
      title: 'Rechnet auf den Cent genau',
      text: 'Beträge werden exakt berechnet. Jede Währung wird einmal gerundet, auf ihre eigene kleinste Einheit.',
    },
    {
      title: 'Gehört Ihnen',
      text: 'Freie Software, die auf Ihrem eigenen Rechner läuft, mit Ihren Daten in einem Ordner. Kein Tracking, nichts wird von anderswo geladen.',
    },
  ],
  onwardTitle: 'Und alles, was danach kommt',
  onward: [
    {
      title: 'Preislisten zum Teilen',
      text: 'Für Läden, Freunde oder einen einzelnen Kunden: eine Regel, von Hand festgelegte Preise, günstigere Preise bei größerer Menge. Eine Seite hinter einem Link, ein PDF und eine CSV-Datei, die immer aktuell sind.',
    },
    {
      title: 'Angebote, Rechnungen, Rechnungskorrekturen',
      text: 'Lückenlos nummeriert und auf den Cent richtig. Kunden lesen ein Angebot über seinen Link und nehmen es dort an; Sie sehen, wann.',
    },
    {
      title: 'E-Rechnungen',
      text: 'Dieselbe Rechnung als XRechnung, Peppol BIS oder Factur-X, geprüft, bevor sie hinausgeht: Was fehlt, wird genannt, solange Sie es noch beheben können.',
    },
    {
      title: 'Bestellungen und Bestand',
      text: 'Aus einer Bestellung wird eine Sendung, aus der Sendung wird Bestand zu dem, was er wirklich gekostet hat, und was Sie verkaufen, wird davon abgebucht.',
    },
    {
      title: 'Vorausplanen, zurückblicken',
      text: 'Preise, die an einem bestimmten Tag beginnen und enden, und jeder Preis zu jedem Datum. Ein Kalender mit Fälligkeiten, Sendungen und Erinnerungen, und Notizzettel auf jeder Seite.',
    },
    {
      title: 'Kunden und was sie schulden',
      text: 'Kontoauszüge, Teilzahlungen und Guthaben, Überfälliges auf einen Blick, und Rechnungen, die sich von selbst wiederholen.',
    },
  ],
}

export const landingMessages: MessagesOf<typeof English.landingMessages> = {
  heading: 'Fracht und Zoll beim richtigen Produkt',
  lead: 'Ein Container, viele Produkte. Geben Sie die Rechnung des Lieferanten und die Rechnungen für Fracht, Versicherung und Zoll ein; Pricewright verteilt sie nach Wert, Gewicht, Volumen oder Stückzahl. Dann trägt jedes Produkt, was es wirklich gekostet hat, und sein Preis folgt daraus.',
  title: (freight) => `Drei Produkte und ${freight} Fracht`,
  split: 'Fracht verteilen nach',
  splits: { value: 'Wert', weight: 'Gewicht', quantity: 'Stückzahl' },
  columns: { product: 'Produkt', paid: 'Einkaufspreis', freight: 'Fracht', landed: 'Einstandspreis' },
  lines: { mug: 'Emaillebecher', pan: 'Gusseiserne Pfanne', towel: 'Geschirrtuch' },
  pieces: (count) => `${count} Stück`,
  more: (percent) => `+${percent}`,
  note: 'Je Stück, mit Zoll von 2,7\u00a0%, 1,7\u00a0% und 12\u00a0% auf Ware und Fracht. Ein Beispiel, hier und jetzt berechnet.',
}
