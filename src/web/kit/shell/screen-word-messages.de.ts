import type { ScreenId } from '#contract/screens.ts'
import type { SettingsPart } from '#contract/settings-screens.ts'

export const screenWords: Readonly<Partial<Record<ScreenId, string>>> = {
  home: 'Startseite Dashboard Übersicht Cockpit',
  products: 'Katalog Artikel Artikelstamm Sortiment Waren Bestand Lager Inventar',
  categories: 'Warengruppen Gruppen Baum',
  brands: 'Hersteller Marken Produzenten',
  shipments: 'Lieferungen Wareneingang Einstandspreis Fracht Zoll Einkauf Lieferanten Import',
  'price-lists': 'Rabatte Nachlass Großhandel Händler Staffeln Staffelpreise Konditionen',
  'past-prices': 'Verlauf früher damals Preisverlauf',
  stores: 'Online-Shop Wix Shopify WooCommerce verbinden Anbindung Abgleich Gebühren',
  documents: 'Belege Rechnungen Angebote Quittungen Gutschriften Bestellungen Papiere',
  recurring: 'wiederholen Abo Abonnement monatlich Serie Dauerrechnung',
  calendar: 'Termine Verabredung Fristen Agenda Erinnerung Woche Monat',
  customers: 'Kundschaft Käufer Kontakte Debitoren Adressen',
  'price-simulator': 'Was wäre wenn Szenario Fracht Zoll Wechselkurs Marge ausprobieren durchrechnen',
  scenarios: 'Was wäre wenn Simulator vergleichen gespeichert',
  calculators: 'Marge Aufschlag Gewinnschwelle Umsatzsteuer Einstandspreis Rabatt Währung Set Grundpreis rechnen',
  analytics: 'Kennzahlen Berichte Statistik Diagramme Umsatz Gewinn ABC-Analyse Pareto Forderungen',
  'change-sets': 'rückgängig zurücknehmen Verlauf Protokoll Historie Importe Änderungspaket',
  ...({
    'business-profile':
      'Firma Unternehmen Name Adresse Anschrift Land Währung Logo Kontakt E-Mail Mail Telefon Website Registernummer Handelsregister Steuernummer USt-IdNr UID',
    'settings-vat': 'Steuer Steuersatz Mehrwertsteuer MwSt USt Vorsteuer Einfuhr Zoll Kleinunternehmer',
    'settings-pricing':
      'Marge Aufschlag Mindestmarge Mindestpreis Endung Preisendung Rundung neu berechnen Neuberechnung Kalkulation Preise',
    'settings-rates': 'Währung Umrechnung Fremdwährung Devisen Kurse EZB',
    'settings-documents':
      'Bank Konto Bankverbindung IBAN BIC SWIFT Zahlungsbedingungen Zahlungsziel Tage Rechnung Design Layout Farbe Sprache Präfix Nummernkreis Mahnung Zahlungserinnerung Steuer',
    'settings-profiles': 'Firma Firmen Mandanten Zweitfirma',
    profile: 'Konto Benutzerkonto Name Bild Zeitzone',
    'settings-sign-in': 'Passwort Kennwort Login einloggen anmelden Sitzungen Sicherheit',
    'settings-notifications': 'Mail E-Mail Meldungen Hinweise',
    'settings-appearance': 'Design Theme Farbschema dunkel hell Dunkelmodus',
    'settings-people': 'Team Mitglieder einladen Kollegen Mitarbeiter Steuerberater teilen Zugriff',
    'settings-connections': 'API Token Schlüssel REST Zugriff Schnittstelle Webhook',
    'settings-plan': 'Abonnement Abrechnung Preis Karte Rechnung kündigen',
    'settings-data':
      'Export Sicherung Backup herunterladen Beispiel Beispielshop löschen Konto Benutzerkonto Datenschutz DSGVO',
    'settings-storage': 'offline Speicher Speicherplatz Browser Kopie',
  } satisfies Record<SettingsPart, string>),
}
