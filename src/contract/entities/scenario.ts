import * as z from 'zod/mini'
import { NO_LEVERS } from '#domain/simulator/levers.ts'
import { nameKey, searchText } from '#domain/text-fold.ts'
import { COLLECTIONS } from '../collections.ts'
import { entity } from '../entity.ts'
import { boundedText, instant, integer, json, percent, text } from '../fields.ts'
import { leverParts } from '../lever-parts.ts'
import { leverProblems, scenarioLevers, type ScenarioLevers } from '../scenario-levers.ts'
import { scenarioIssueMessages as messages } from './scenario-issue-messages.ts'

const MOST_SCENARIOS = 2_000
const MOST_FILTERS = 40

/** The filters of the product list, as its address says them. */
const scope = z.record(boundedText(60, 1), boundedText(2_000)).check(
  z.refine((filters) => Object.keys(filters).length <= MOST_FILTERS, {
    error: () => messages.tooManyFilters(MOST_FILTERS),
  }),
)

/** What is sold as far back as a scenario can weigh its profit by. */
const MOST_DAYS = 3_650

/** A saved scenario of the price simulator (PAGE-04): its levers, the products it is about, and the catalogue that it was tried on. */
export const scenario = entity({
  kind: 'scenario',
  collection: COLLECTIONS.scenario,
  table: 'scenario',
  label: { one: 'Scenario', many: 'Scenarios' },
  notFound: 'Scenario with ID {id} not found',
  title: 'name',
  most: MOST_SCENARIOS,
  fields: {
    name: text({ label: 'Name', fallback: '', max: 200, required: () => messages.nameMissing, search: true }),
    notes: text({ label: 'Notes', fallback: '', max: 10_000, search: true }),
    levers: json(scenarioLevers, { label: 'Levers', fallback: NO_LEVERS as ScenarioLevers, parts: leverParts }),
    scope: json(scope, {
      label: 'Products',
      fallback: {},
      parts: { split: (filters) => filters, join: (filters) => scope.safeParse(filters).data },
      help: 'The filters of the product list. Empty: all products.',
    }),
    soldDays: integer({
      label: 'Sales of the last days',
      group: 'Volume',
      fallback: 365,
      min: 0,
      max: MOST_DAYS,
      help: '0 counts one of each product.',
      path: 'volume.days',
    }),
    volumeChange: percent({
      label: 'Change of the units sold',
      group: 'Volume',
      fallback: 0,
      min: -1_000_000,
      path: 'volume.change',
    }),
    /** `catalogueFingerprint` of the products and settings that it was tried on; another one now makes it stale. */
    catalogue: text({
      label: 'Catalogue version',
      group: 'Catalogue',
      fallback: '',
      max: 60,
      path: 'catalogue.version',
    }),
    triedAt: instant({ label: 'Tried', group: 'Catalogue', fallback: null, path: 'catalogue.triedAt' }),
    nameKey: text({ label: 'Sort key', fallback: '', max: 1_000, readOnly: true, internal: true }),
    searchText: text({ label: 'Search text', fallback: '', max: 24_000, readOnly: true, internal: true }),
  },
  derive: ({ name, notes }) => ({ nameKey: nameKey(name), searchText: searchText([name, notes]) }),
  check: ({ levers }, changed, { isRestored = false }) =>
    isRestored || !changed.has('levers') ? {} : leverProblems(levers),
  list: ({ by }) => ({
    filters: {},
    sorts: {
      name: by('nameKey'),
      createdAt: { ...by('createdAt'), first: 'desc' },
      updatedAt: { ...by('updatedAt'), first: 'desc' },
    },
    order: { by: 'updatedAt', direction: 'desc' },
  }),
})
