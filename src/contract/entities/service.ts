import { MAX_UNITS, mostOf, type Units, unitsPerMajor } from '#domain/money.ts'
import { DEFAULT_MARGIN } from '#domain/product-defaults.ts'
import { laborCost, PRICING_MODELS, type ServiceCosts, servicePricing } from '#domain/service-pricing.ts'
import { nameKey, searchText } from '#domain/text-fold.ts'
import { preferredCurrency, usualMargin } from '../business-defaults.ts'
import { COLLECTIONS } from '../collections.ts'
import { productMessages } from '../product-messages.ts'
import { fieldMessages } from '../field-messages.ts'
import { marginMessages } from '../margin-messages.ts'
import { entity } from '../entity.ts'
import { currencyCode } from '../field-forms.ts'
import { nameMessages } from './name-messages.ts'
import { boundedText, choice, flag, json, lines, money, percent, quantity, text } from '../fields.ts'
import { fieldOfExcess, sumOfLines } from '../field-of-excess.ts'
import { fileAddress } from '../file-address.ts'
import * as z from 'zod/mini'

const unit = { currencyField: 'baseCurrency' }
const cost = (name: string, label: string, group = label) =>
  money({ ...unit, label, group, fallback: null, min: 0, path: `costStructure.${name}` })

/** In the currency of the new service (SERV-01). */
const USUAL_RATE = 100

/** The one package that a new service has (SERV-01). */
export const basicPackage = {
  id: 'basic',
  name: 'Basic Package',
  description: '',
  includedItems: ['Base service'],
  price: null,
}

/** A service: its costs, how it is sold and its price (SERV-01…03). */
export const service = entity({
  kind: 'service',
  collection: COLLECTIONS.service,
  table: 'service',
  label: { one: 'Service', many: 'Services' },
  notFound: 'Service with ID {id} not found',
  title: 'name',
  amountsIn: 'baseCurrency',
  context: [{ kind: 'businessProfile', flag: 'isDefault' }],
  fields: {
    name: text({
      label: 'Name',
      fallback: 'New Service',
      max: 300,
      required: () => nameMessages.service,
      search: true,
    }),
    description: text({ label: 'Description', fallback: '', max: 20_000, search: true }),
    category: text({ label: 'Category', fallback: 'Uncategorized', max: 200, search: true }),
    imageUrl: text({ ...fileAddress, label: 'Image', group: 'Picture' }),
    thumbnailUrl: text({ ...fileAddress, label: 'Thumbnail', group: 'Picture' }),
    baseCurrency: currencyCode({
      label: 'Currency',
      fallback: 'USD',
    }),
    laborCost: cost('laborCost', 'Labour'),
    laborHours: quantity({ label: 'Hours', group: 'Labour', fallback: null, min: 0, path: 'costStructure.laborHours' }),
    laborRate: cost('laborRate', 'Cost of an hour', 'Labour'),
    materialCost: cost('materialCost', 'Material'),
    overheadCost: cost('overheadCost', 'Overhead'),
    subcontractorCost: cost('subcontractorCost', 'Subcontractors'),
    additionalCosts: lines(
      {
        label: text({ label: 'Cost', fallback: '', max: 120 }),
        amount: money({ ...unit, label: 'Amount', fallback: 0 }),
      },
      { label: 'Other costs', fallback: [], path: 'costStructure.additionalCosts' },
    ),
    pricingModel: choice(PRICING_MODELS, { label: 'Sold', group: 'Pricing', fallback: 'hourly' }),
    pricingStrategy: choice(['margin', 'markup'], { label: 'From the cost by', group: 'Pricing', fallback: 'margin' }),
    pricingValue: percent({ label: 'Margin or markup', group: 'Pricing', fallback: DEFAULT_MARGIN }),
    hourlyRate: money({
      ...unit,
      label: 'Hourly rate',
      group: 'Pricing',
      fallback: 100_000_000,
      min: 0,
      nullable: true,
    }),
    fixedPrice: money({ ...unit, label: 'Fixed price', group: 'Pricing', fallback: null, min: 0 }),
    valuePrice: money({ ...unit, label: 'Price by value', group: 'Pricing', fallback: null, min: 0 }),
    packageOptions: lines(
      {
        name: text({ label: 'Package', fallback: '', max: 200 }),
        description: text({ label: 'Description', fallback: '', max: 2_000 }),
        includedItems: json(
          z.array(boundedText(200, 1)).check(z.maxLength(100, { error: () => fieldMessages.tooManyEntries(100) })),
          {
            label: 'Included',
            fallback: [],
          },
        ),
        price: money({ ...unit, label: 'Price', fallback: null, min: 0 }),
      },
      { label: 'Packages', fallback: [], max: 50 },
    ),
    isActive: flag({ label: 'Active', fallback: true }),

    totalCost: money({ ...unit, label: 'Total cost', fallback: 0, readOnly: true }),
    computedPrice: money({ ...unit, label: 'Computed price', fallback: 0, readOnly: true }),
    mainPrice: money({ ...unit, label: 'Price or rate', fallback: 0, readOnly: true }),
    margin: percent({ label: 'Margin', fallback: 0, readOnly: true }),
    nameKey: text({ label: 'Sort key', fallback: '', max: 2_000, readOnly: true, internal: true }),
    searchText: text({ label: 'Search text', fallback: '', max: 60_000, readOnly: true, internal: true }),
  },
  defaults(_id, context) {
    const baseCurrency = preferredCurrency(context)
    return {
      baseCurrency,
      pricingValue: usualMargin(context) || DEFAULT_MARGIN,
      hourlyRate: USUAL_RATE * unitsPerMajor(baseCurrency),
      packageOptions: [basicPackage],
    }
  },
  derive(row) {
    const { totalCost, computedPrice, mainPrice, margin } = servicePricing(row)
    return {
      totalCost,
      computedPrice,
      mainPrice,
      margin,
      nameKey: nameKey(row.name),
      searchText: searchText([row.name, row.category, row.description]),
    }
  },
  check: (row, changed) => ({
    ...(changed.has('pricingValue') && row.pricingStrategy === 'margin' && row.pricingValue >= 1_000_000
      ? { pricingValue: marginMessages.tooHigh }
      : {}),
    ...rangeIssue(row, changed),
  }),
})

interface Ranged extends ServiceCosts {
  readonly baseCurrency: string
  readonly totalCost: Units
  readonly computedPrice: Units
  readonly mainPrice: Units
}

/** Refuses amounts that come to more than can be kept, at the field that the person changed (PRICE-09). */
function rangeIssue(row: Ranged, changed: ReadonlySet<string>): Readonly<Record<string, string>> {
  const byCost = row.totalCost > MAX_UNITS
  if (!byCost && Math.max(row.computedPrice, row.mainPrice) <= MAX_UNITS) return {}
  const most = mostOf(row.baseCurrency)
  const field = fieldOfExcess(addedCosts(row), changed)
  if (byCost) return { [field]: productMessages.costsTooLarge(most) }
  const byRule = changed.has('pricingValue') || !changed.has(field)
  return { [byRule ? 'pricingValue' : field]: productMessages.priceTooLarge(most) }
}

function addedCosts(row: ServiceCosts): Readonly<Record<string, number>> {
  const { materialCost, overheadCost, subcontractorCost, additionalCosts } = row
  const labor = laborCost(row)
  const isByHours = (row.laborCost ?? 0) === 0
  return {
    laborCost: isByHours ? 0 : labor,
    laborRate: isByHours ? labor : 0,
    laborHours: isByHours ? labor : 0,
    materialCost: materialCost ?? 0,
    overheadCost: overheadCost ?? 0,
    subcontractorCost: subcontractorCost ?? 0,
    additionalCosts: sumOfLines(additionalCosts),
  }
}
