import type { PersonPlan } from '#contract/endpoints/administration.ts'
import { planWords } from '#contract/plan-messages.ts'
import { unitsFromDecimal } from '#domain/money.ts'
import { formatMoney } from '#web/kit/format/money.ts'

/** An amount of the server in words. */
function amountText(amount: number, currency: string): string {
  const units = unitsFromDecimal(amount, currency)
  return formatMoney('value' in units ? units.value : 0, currency)
}

/** What a plan costs and how often: `€30.00 · Monthly`. */
export function planPriceText({ price, currency, billingCycle }: PersonPlan): string {
  return `${amountText(price, currency)} · ${planWords[billingCycle]}`
}

/** What a plan brings each month; a dash where nothing is paid. */
export function monthlyText(plan: PersonPlan | null): string {
  return plan === null || plan.monthly === null ? '–' : amountText(plan.monthly, plan.currency)
}
