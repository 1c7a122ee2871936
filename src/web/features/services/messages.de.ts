import type { PricingModel } from '#domain/service-pricing.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'

const models: Readonly<Record<PricingModel, string>> = {
  hourly: 'Nach Stunden',
  fixed: 'Festpreis',
  'value-based': 'Nach Nutzen',
  package: 'In Paketen',
}

export const servicesMessages: MessagesOf<typeof English.servicesMessages> = {
  title: 'Dienstleistungen',
  models,
  factsOf: (services, active) => `${countOf('service', services)} · ${formatNumber(active)} aktiv`,
  create: 'Neue Dienstleistung',
  made: { name: 'Neue Dienstleistung', category: 'Ohne Kategorie', package: 'Basispaket', included: 'Grundleistung' },
  filters: {
    categories: { label: 'Kategorie', all: 'Alle Kategorien' },
    pricingModels: { label: 'Abrechnung', all: 'Alle Arten', options: models },
    minPrice: { label: 'Niedrigster Preis', all: 'Preis ab' },
    maxPrice: { label: 'Höchster Preis', all: 'Preis bis' },
    status: { label: 'Status', all: 'Alle Status', options: { active: 'Aktiv', inactive: 'Inaktiv' } },
  },
  report: 'Kosten und Margen als CSV speichern',
  columns: { name: 'Dienstleistung', totalCost: 'Kosten', status: 'Status' },
  noHours: 'die Stunden fehlen',
  perHour: (rate) => `${rate} / Std.`,
  costForHours: (cost, hours) => `${cost} für ${hours} Std.`,
  showStory: (price) => `${price}. Preisherleitung anzeigen`,
  bulk: { duplicate: 'Duplizieren', activate: 'Aktivieren', deactivate: 'Deaktivieren' },
  empty: {
    title: 'Noch keine Dienstleistungen',
    importFile: 'Datei importieren',
    text: 'Eine Dienstleistung ist Arbeit, die Sie verkaufen: eine Reparatur, eine Schulung, eine Montage. Geben Sie ein, was eine Stunde oder der ganze Auftrag Sie kostet, und sehen Sie, was Sie verlangen sollten.',
    exampleTitle: 'Was sollten Sie für eine Reparatur verlangen?',
    exampleLead: 'Zwei Stunden Arbeit und ein Ersatzteil, verkauft mit einer Marge von 35\u00a0%.',
    part: 'Ersatzteil',
  },
  activated: (services) => `${countOf('service', services)} aktiviert`,
  deactivated: (services) => `${countOf('service', services)} deaktiviert`,
}
