import { PRICE_ENDINGS } from '#domain/price-ending.ts'
import {
  LIST_BASES,
  LIST_RULES,
  LIST_STATES,
  MAX_LIST_PRODUCTS,
  ONE,
  PERCENT_OFF,
  RULE_PERCENTS,
} from '#domain/price-list/list-rules.ts'
import { isNetByRule } from '#domain/price-list/list-terms.ts'
import type { PriceListTerms } from '#domain/price-list/price-data.ts'
import { nameKey, searchText } from '#domain/text-fold.ts'
import { COLLECTIONS } from '../collections.ts'
import { marginMessages } from '../margin-messages.ts'
import { type AnyRow, entity } from '../entity.ts'
import { fieldMessages } from '../field-messages.ts'
import { fromQuantityIssue } from '../from-quantity.ts'
import { priceListIssueMessages as messages } from './price-list-issue-messages.ts'
import { keptRates } from './price-list-rates.ts'
import { calendarDay, currencyOrEmpty, rateText } from '../field-forms.ts'
import {
  boundedText,
  choice,
  currencyText,
  dayText,
  flag,
  ids,
  integer,
  json,
  lines,
  percent,
  quantity,
  text,
} from '../fields.ts'
import * as z from 'zod/mini'

/** The first values of a new list. */
const NO_RULE = { ruleKind: 'none', basis: 'retail' } as const

const rates = z.nullable(
  z.strictObject({
    base: currencyText,
    date: dayText,
    source: boundedText(60),
    rates: z.record(currencyText, rateText),
  }),
)

/** A price list: which products, for whom, when, and by which rule (PLIST-01…07). */
export const priceList = entity({
  kind: 'priceList',
  collection: COLLECTIONS.priceList,
  table: 'price_list',
  label: { one: 'Price list', many: 'Price lists' },
  notFound: 'Price list with ID {id} not found',
  planLimit: { name: 'priceLists' },
  title: 'title',
  fields: {
    title: text({ label: 'Title', fallback: '', max: 300, required: () => messages.missing, search: true }),
    /** In print order; deleted products are skipped and reported. */
    productIds: ids({ label: 'Products', fallback: [], max: MAX_LIST_PRODUCTS, names: 'product' }),
    status: choice(LIST_STATES, { label: 'Status', fallback: 'active' }),
    description: text({ label: 'Description', fallback: '', max: 5_000, search: true }),
    customerGroup: text({
      label: 'Customer group',
      fallback: '',
      max: 120,
      search: true,
      help: 'Empty: for everybody.',
    }),
    priority: integer({
      label: 'Rank',
      fallback: 0,
      min: -1_000,
      max: 1_000,
      help: 'Where several lists fit, the one with the highest number gives the price; at the same number the cheaper one.',
    }),
    validFrom: calendarDay({ label: 'Valid from', group: 'Validity', fallback: null }),
    validTo: calendarDay({ label: 'Valid to', group: 'Validity', fallback: null }),

    currency: currencyOrEmpty({
      label: 'Currency',
      group: 'Currency',
      fallback: '',
      help: 'Empty: each product’s own currency.',
    }),
    /** The reference rates of the list, stored with it so that its prices stay (PRICE-15); those of the day if none are given. */
    rates: json(rates, { label: 'Exchange rates', group: 'Currency', fallback: null }),
    ruleKind: choice(LIST_RULES, { label: 'Rule', group: 'Rule', fallback: 'none' }),
    rulePercent: percent({ label: 'Percent', group: 'Rule', fallback: 0, min: -1_000_000, max: 10_000_000 }),
    basis: choice(LIST_BASES, {
      label: 'Based on',
      group: 'Rule',
      fallback: 'retail',
    }),
    withoutVat: flag({
      label: 'Prices without sales VAT',
      fallback: false,
      help: 'Otherwise they are as in your shop: with sales VAT where your prices include it.',
    }),
    priceEnding: choice(PRICE_ENDINGS, {
      label: 'Price ending',
      group: 'Rule',
      fallback: null,
      help: 'Empty: same as each product, and none on prices without sales VAT.',
    }),
    tiers: lines(
      {
        minQuantity: quantity({ label: 'From quantity', group: 'Quantity break', fallback: 10_000, min: 0 }),
        percentOff: percent({
          label: 'Percent off',
          group: 'Quantity break',
          fallback: 0,
          min: -1_000_000,
          max: 1_000_000,
        }),
      },
      { label: 'Quantity breaks', fallback: [], max: 50, key: ['minQuantity'] },
    ),

    showTrade: flag({ label: 'Show trade prices', fallback: false }),
    showPictures: flag({ label: 'Show pictures', fallback: true }),
    accent: text({
      label: 'Accent colour',
      fallback: '',
      pattern: /^$|^#[0-9a-f]{6}$/,
      patternMessage: () => fieldMessages.noColour,
    }),
    note: text({ label: 'Note to readers', fallback: '', max: 2_000 }),
    nameKey: text({ label: 'Sort key', fallback: '', max: 1_000, readOnly: true, internal: true }),
    searchText: text({ label: 'Search text', fallback: '', max: 12_000, readOnly: true, internal: true }),
  },
  defaults: (_id, { given = {} }) => ({
    withoutVat: isNetByRule({ ...NO_RULE, ...(given as Partial<Pick<PriceListTerms, 'ruleKind' | 'basis'>>) }),
  }),
  issue: keptRates,
  derive: ({ title, description, customerGroup }) => ({
    nameKey: nameKey(title),
    searchText: searchText([title, description, customerGroup]),
  }),
  check: (row, changed, { before, isRestored = false }) => ({
    // PLIST-01: a list may be saved empty, but only if the caller sent the list of products.
    ...(!before && !changed.has('productIds') ? { productIds: messages.missing } : {}),
    ...(row.validFrom !== null && row.validTo !== null && row.validFrom > row.validTo && changed.has('validTo')
      ? { validTo: messages.endsBefore }
      : {}),
    ...(isRestored ? {} : { ...percentIssue(row, changed), ...tierIssues(row.tiers, before) }),
  }),
})

/** The issue with a percentage that the rule cannot have (PLIST-06, PRICE-01). */
function percentIssue(
  { ruleKind, rulePercent }: { readonly ruleKind: string; readonly rulePercent: number },
  changed: ReadonlySet<string>,
): Readonly<Record<string, string>> {
  if (!changed.has('ruleKind') && !changed.has('rulePercent')) return {}
  const { min, max } = RULE_PERCENTS[ruleKind as keyof typeof RULE_PERCENTS] ?? { min: rulePercent, max: rulePercent }
  if (rulePercent < min) return { rulePercent: fieldMessages.atLeast(`${min / 10_000}%`) }
  if (rulePercent <= max) return {}
  if (ruleKind === 'markup') return { rulePercent: fieldMessages.atMost(`${max / 10_000}%`) }
  return { rulePercent: ruleKind === 'margin' ? marginMessages.tooHigh : messages.offTooHigh }
}

interface Tier {
  readonly id: string
  readonly minQuantity: number
  readonly percentOff: number
}

/** The quantity that a break starts at: below 1 counts as 1. */
function fromOf({ minQuantity }: Tier): number {
  return Math.max(minQuantity, ONE)
}

/** New issues of quantity breaks: 100 % off and more, a break from no quantity, and two breaks at the same quantity. */
function tierIssues(tiers: readonly Tier[], before: AnyRow | undefined): Readonly<Record<string, string>> {
  const old = new Map(((before?.['tiers'] ?? []) as readonly Tier[]).map((tier) => [tier.id, tier]))
  const isAsBefore = (tier: Tier, name: 'minQuantity' | 'percentOff') => old.get(tier.id)?.[name] === tier[name]
  const issues = tiers.flatMap((tier, index): (readonly [string, string])[] => {
    const { id, percentOff, minQuantity } = tier
    const fromNothing = fromQuantityIssue(minQuantity, old.get(id)?.minQuantity)
    const isTaken = tiers.some((each) => each.id !== id && fromOf(each) === fromOf(tier))
    return [
      ...(percentOff > PERCENT_OFF.max && !isAsBefore(tier, 'percentOff')
        ? [[`tiers.${index}.percentOff`, messages.offTooHigh] as const]
        : []),
      ...(fromNothing === undefined ? [] : [[`tiers.${index}.minQuantity`, fromNothing] as const]),
      ...(isTaken && fromNothing === undefined && !isAsBefore(tier, 'minQuantity')
        ? [[`tiers.${index}.minQuantity`, messages.sameBreak] as const]
        : []),
    ]
  })
  return Object.fromEntries(issues)
}
