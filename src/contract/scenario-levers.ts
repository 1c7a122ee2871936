import * as z from 'zod/mini'
import { MAX_PPM, MAX_UNITS, PPM } from '#domain/money.ts'
import { PRICE_ENDINGS } from '#domain/price-ending.ts'
import {
  type AmountChange,
  hsDigits,
  isNoChange,
  leverIssues,
  type Levers,
  type RateChange,
} from '#domain/simulator/levers.ts'
import { commandMessages } from './commands/command-messages.ts'
import { rateText } from './field-forms.ts'
import { fieldMessages } from './field-messages.ts'
import { currencyText, uuid } from './fields.ts'
import { scenarioIssueMessages as messages } from './entities/scenario-issue-messages.ts'

const isOn = z.boolean()
const change = z
  .int()
  .check(
    z.gte(-PPM, { error: () => commandMessages.changeAtLeast }),
    z.lte(MAX_PPM, { error: () => commandMessages.changeAtMost }),
  )
const units = z.int().check(z.gte(-MAX_UNITS), z.lte(MAX_UNITS))

const amountChange = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('percent'), ppm: change }),
  z.strictObject({ by: z.literal('amount'), units, currency: currencyText }),
])
const amountLever = z.strictObject({ isOn, change: amountChange })

const rateChange = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('points'), ppm: z.int().check(z.gte(-MAX_PPM), z.lte(MAX_PPM)) }),
  z.strictObject({
    by: z.literal('rate'),
    ppm: z.int().check(z.gte(0, { error: () => commandMessages.negative }), z.lte(MAX_PPM)),
  }),
])
const rateLever = z.strictObject({ isOn, change: rateChange })

const heading = z.string().check(z.regex(/^$|^\d{2}[\d. ]{0,12}$/, { error: () => messages.noHeading }))
const country = z.string().check(z.regex(/^$|^[A-Z]{2}$/, { error: () => fieldMessages.noCountry }))
const dutyLever = z.strictObject({ isOn, heading, country: z.optional(country), change: rateChange })

const listLever = z.strictObject({ isOn, listId: uuid, change: rateChange })

const currencyLever = z
  .strictObject({
    isOn,
    currency: currencyText,
    assumed: z.discriminatedUnion('by', [
      z.strictObject({
        by: z.literal('percent'),
        ppm: z.int().check(z.gt(-PPM, { error: () => messages.worthless }), z.lte(MAX_PPM)),
      }),
      z.strictObject({ by: z.literal('rate'), rate: rateText, to: currencyText }),
    ]),
  })
  .check(
    z.superRefine(({ currency, assumed }, context) => {
      if (assumed.by === 'rate' && assumed.to === currency)
        context.addIssue({ code: 'custom', path: ['assumed', 'to'], message: messages.toItself(currency) })
    }),
  )

/** The levers of a scenario as they are stored: one that is off keeps its figure (PAGE-04). Percentages in ppm, amounts in units. */
export const scenarioLevers = z.strictObject({
  supplierCost: z.optional(amountLever),
  freight: z.optional(amountLever),
  otherCosts: z.optional(amountLever),
  duties: z.optional(z.array(dutyLever).check(z.maxLength(50))),
  rates: z.optional(z.array(currencyLever).check(z.maxLength(200))),
  costVat: z.optional(rateLever),
  salesVat: z.optional(rateLever),
  margin: z.optional(rateLever),
  ending: z.optional(z.strictObject({ isOn, ending: z.nullable(z.enum(PRICE_ENDINGS)) })),
  floor: z.optional(rateLever),
  lists: z.optional(z.array(listLever).check(z.maxLength(100))),
  gives: z.discriminatedUnion('keep', [
    z.strictObject({ keep: z.literal('prices') }),
    z.strictObject({ keep: z.literal('margins') }),
    z.strictObject({ keep: z.literal('within'), ppm: z.int().check(z.gte(0), z.lte(PPM)) }),
  ]),
})
export type ScenarioLevers = z.infer<typeof scenarioLevers>

interface Drawn<C> {
  readonly isOn: boolean
  readonly change: C
}

/** The change of a lever that is on and moves something. */
function drawnChange<C extends AmountChange | RateChange>(lever: Drawn<C> | undefined): C | undefined {
  return lever?.isOn && !isNoChange(lever.change) ? lever.change : undefined
}

/** The levers that are on and change something, as the simulator takes them: one that was drawn back to 0 counts as off. */
export function activeLevers(stored: ScenarioLevers): Levers {
  const rates = (stored.rates ?? []).filter((each) => each.isOn && !isNoChange(each.assumed))
  // A duty of some goods that stays keeps that of all goods from them.
  const duties = (stored.duties ?? []).filter((each) => each.isOn)
  const lists = (stored.lists ?? []).filter((each) => each.isOn && !isNoChange(each.change))
  return {
    supplierCost: drawnChange(stored.supplierCost),
    freight: drawnChange(stored.freight),
    otherCosts: drawnChange(stored.otherCosts),
    duties: duties.length === 0 ? undefined : duties,
    rates: rates.length === 0 ? undefined : rates.map(({ currency, assumed }) => ({ currency, ...assumed })),
    costVat: drawnChange(stored.costVat),
    salesVat: drawnChange(stored.salesVat),
    margin: drawnChange(stored.margin),
    ending: stored.ending?.isOn ? stored.ending : undefined,
    floor: drawnChange(stored.floor),
    lists: lists.length === 0 ? undefined : lists,
    gives: stored.gives,
  }
}

/** Whether any lever is on. */
export function isAnyOn(stored: ScenarioLevers): boolean {
  const { gives: _gives, ...levers } = activeLevers(stored)
  return Object.values(levers).some((lever) => lever !== undefined)
}

/** Contradictions between levers that are on, by field. */
export function leverProblems(stored: ScenarioLevers): Readonly<Record<string, string>> {
  const levers = activeLevers(stored)
  const [issue] = leverIssues(levers)
  if (issue) return { levers: messages[issue] }
  const currencies = (levers.rates ?? []).map(({ currency }) => currency)
  const twice = currencies.find((currency, index) => currencies.indexOf(currency) !== index)
  if (twice !== undefined) return { levers: messages.twice(twice) }
  const goods = (levers.duties ?? []).map(({ heading, country = '' }) => [country, hsDigits(heading)].join(' ').trim())
  const named = goods.find((each, index) => goods.indexOf(each) !== index)
  return named === undefined ? {} : { levers: named === '' ? messages.dutyOfAllTwice : messages.dutyTwice(named) }
}
