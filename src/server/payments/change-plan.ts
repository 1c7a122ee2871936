import { invalid } from '#contract/refusal.ts'
import { asking, type PaymentDeps } from './payment-deps.ts'
import { paymentMessages } from './payment-messages.ts'
import type { PlanRow } from './plan-rows.ts'
import { PaymentFailure, type ProviderPreview } from './port.ts'
import { keepPreview, type Preview, returnPreview, takePreview } from './previews.ts'
import { conflict } from './refuse-payment.ts'
import type { SubscriptionRow } from './subscription-rows.ts'
import { sharedNow } from '../kit/clock.ts'

/** A preview is taken at its word for so long. */
const PREVIEW_MS = 10 * 60_000

/** A plan that somebody may change to, and what they have. */
export interface WantedChange {
  readonly userId: string
  readonly held: SubscriptionRow
  readonly plan: PlanRow
}

/** Asks what a change of plan would cost now, and keeps it (SUB-06). Throws `Refusal`. */
export async function previewOf(
  deps: PaymentDeps,
  { userId, held, plan }: WantedChange,
): Promise<ProviderPreview & { readonly at: number }> {
  const at = Math.floor(sharedNow() / 1_000) * 1_000
  const { externalId: subscription } = held
  const told = await asking(deps, () => deps.provider.preview({ subscription, plan, at }))
  const { id: planId, price, currency, billingCycle } = plan
  await keepPreview(deps, userId, { subscription, planId, price, currency, billingCycle, at, dueNow: told.dueNow })
  return { ...told, at }
}

/**
 * Changes the plan at the moment and for the price of the preview that was shown last, once (SUB-06): who chooses a moment of their own would
 * pay for other days than they used. Throws `Refusal`, and `PaymentFailure` after which the same may be tried again.
 */
export async function changeAsPreviewed(
  deps: PaymentDeps,
  { userId, held, plan }: WantedChange,
  at: string,
): Promise<void> {
  const { provider } = deps
  const preview = await previewAt(deps, userId, plan.id, Date.parse(at))
  const change = { subscription: held.externalId, plan, at: preview.at }
  try {
    const isSame = preview.subscription === held.externalId && isPriceOf(preview, plan)
    if (!isSame || (await provider.preview(change)).dueNow !== preview.dueNow)
      throw conflict(paymentMessages.changedPrice)
    await provider.change(change)
  } catch (error) {
    if (error instanceof PaymentFailure) await returnPreview(deps, userId, preview)
    throw error
  }
}

async function previewAt(deps: PaymentDeps, userId: string, planId: string, at: number): Promise<Preview> {
  const isRecent = at <= sharedNow() && at > sharedNow() - PREVIEW_MS
  const preview = isRecent ? await takePreview(deps, userId, { planId, at }) : undefined
  if (!preview) throw invalid([{ field: 'at', message: paymentMessages.staleMoment }])
  return preview
}

function isPriceOf(preview: Preview, { price, currency, billingCycle }: PlanRow): boolean {
  return preview.price === price && preview.currency === currency && preview.billingCycle === billingCycle
}
