import { healthMessages } from '#contract/health-messages.ts'
import { PaymentFailure, type PaymentProvider, type PaymentReason } from './port.ts'

const messages = healthMessages.payments
const TROUBLES: Readonly<Partial<Record<PaymentReason, keyof Pick<typeof messages, 'away' | 'refused'>>>> = {
  unavailable: 'away',
  key: 'refused',
  refused: 'refused',
}

/** Reports whether plans can be paid, and names the setting of what is wrong. */
export async function paymentsHealth(provider: PaymentProvider): Promise<{ ok: boolean; detail: () => string }> {
  try {
    await provider.check()
    return { ok: true, detail: () => messages.modes[provider.mode] }
  } catch (error) {
    const trouble = error instanceof PaymentFailure ? TROUBLES[error.reason] : undefined
    return { ok: false, detail: () => messages[trouble ?? 'unusable'] }
  }
}
