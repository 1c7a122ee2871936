import type { PricingModel } from '#domain/service-pricing.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { formatNumber, plural } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'

const models: Readonly<Record<PricingModel, string>> = {
  hourly: 'À l’heure',
  fixed: 'Prix forfaitaire',
  'value-based': 'Selon la valeur',
  package: 'En formules',
}

export const servicesMessages: MessagesOf<typeof English.servicesMessages> = {
  title: 'Prestations',
  models,
  factsOf: (services, active) =>
    `${countOf('service', services)} · ${formatNumber(active)} ${plural(active, { one: 'active', other: 'actives' })}`,
  create: 'Nouvelle prestation',
  made: {
    name: 'Nouvelle prestation',
    category: 'Sans catégorie',
    package: 'Formule de base',
    included: 'Prestation de base',
  },
  filters: {
    categories: { label: 'Catégorie', all: 'Toutes les catégories' },
    pricingModels: { label: 'Mode de vente', all: 'Tous les modes', options: models },
    minPrice: { label: 'Prix le plus bas', all: 'Prix dès' },
    maxPrice: { label: 'Prix le plus haut', all: 'Prix jusqu’à' },
    status: { label: 'Statut', all: 'Tous les statuts', options: { active: 'Active', inactive: 'Inactive' } },
  },
  report: 'Enregistrer coûts et marges en CSV',
  columns: { name: 'Prestation', totalCost: 'Coût', status: 'Statut' },
  noHours: 'il manque les heures',
  perHour: (rate) => `${rate}\u00a0/\u00a0h`,
  costForHours: (cost, hours) => `${cost} pour ${hours}\u00a0h`,
  showStory: (price) => `${price}. Afficher sa décomposition`,
  bulk: { duplicate: 'Dupliquer', activate: 'Activer', deactivate: 'Désactiver' },
  empty: {
    title: 'Pas encore de prestation',
    importFile: 'Importer un fichier',
    text: 'Une prestation est un travail que vous vendez\u00a0: une réparation, une formation, une pose. Saisissez ce que vous coûte une heure ou l’ensemble, et voyez combien facturer.',
    exampleTitle: 'Combien facturer une réparation\u202f?',
    exampleLead: 'Deux heures de travail et une pièce de rechange, vendues avec une marge de 35\u00a0%.',
    part: 'Pièce de rechange',
  },
  activated: (services) => `${countOf('service', services)} ${plural(services, { one: 'activée', other: 'activées' })}`,
  deactivated: (services) =>
    `${countOf('service', services)} ${plural(services, { one: 'désactivée', other: 'désactivées' })}`,
}
