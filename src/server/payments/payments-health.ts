import { PaymentFailure, type PaymentProvider, type PaymentReason } from './port.ts'

const REFUSED = 'STRIPE_SECRET_KEY is not accepted by Stripe, or may not read prices.'
const TROUBLES: Readonly<Partial<Record<PaymentReason, string>>> = {
  unavailable: 'Stripe does not answer; STRIPE_API_BASE is where it is asked.',
  key: REFUSED,
  refused: REFUSED,
}

/** Reports whether plans can be paid, and names the setting of what is wrong. */
export async function paymentsHealth(provider: PaymentProvider): Promise<{ ok: boolean; detail?: string }> {
  try {
    await provider.check()
    return { ok: true, detail: MODES[provider.mode] }
  } catch (error) {
    const trouble = error instanceof PaymentFailure ? TROUBLES[error.reason] : undefined
    return { ok: false, detail: trouble ?? 'STRIPE_SECRET_KEY cannot be used.' }
  }
}

const MODES: Readonly<Record<PaymentProvider['mode'], string>> = {
  live: 'with a live key',
  sandbox: 'with a key of the sandbox',
  test: 'the test mode: nothing is paid',
}
