import * as calls from '#contract/endpoints/card-payments.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Caller, Routes } from '#server/kit/http/mount.ts'
import type { UserData } from '#server/kit/user-data.ts'
import { asking } from '../payment-deps.ts'
import { decimalOf } from '../plan-rows.ts'
import { openCardAccount } from './card-accounts.ts'
import type { CardDeps } from './card-deps.ts'
import { cardMessages } from './card-messages.ts'
import { type CardPaymentRow, readPayment, readPayments } from './card-payment-rows.ts'
import { mountCardWebhook } from './card-webhook.ts'
import { connectCards, disconnectCards, keepSigningSecret, webhookPath } from './connect-cards.ts'
import { followPayment } from './follow-card.ts'

const A_PAGE = 50

/** Mounts the calls of card payments (DOC-14). */
export function mountCards(routes: Routes, data: UserData, deps: CardDeps): void {
  const state = (caller: Caller) => accountState(data, deps, caller)
  routes.mount(calls.readCardAccount, ({ caller }) => state(caller))
  routes.mount(calls.connectCardAccount, async ({ caller, body: { key } }) => {
    await connectCards(deps, caller, key)
    return state(caller)
  })
  routes.mount(calls.keepCardSecret, async ({ caller, body: { secret } }) => {
    await keepSigningSecret(deps, caller, secret)
    return state(caller)
  })
  routes.mount(calls.disconnectCardAccount, ({ caller }) => disconnectCards(deps, caller))
  routes.mount(calls.listCardPayments, ({ caller, query: { document: documentId, before } }) =>
    data.transact(caller, async (tx) => {
      const rows = await readPayments(tx, { documentId, before, most: A_PAGE + 1 })
      return { items: rows.slice(0, A_PAGE).map(paymentAnswer), hasMore: rows.length > A_PAGE }
    }),
  )
  routes.mount(calls.lookAtCardPayment, async ({ caller, params: { id } }) => {
    const read = async (): Promise<CardPaymentRow> => {
      const row = await data.transact(caller, (tx) => readPayment(tx, id))
      if (!row) throw new Refusal('no-such-row', { message: cardMessages.noPayment(id) })
      return row
    }
    const { accountId, reference } = await read()
    const userId = await data.accountOf(caller)
    const looked = await asking(deps, () => followPayment(deps, { userId, accountId }, reference))
    if (looked === 'unknown') throw new Refusal('conflict', { message: cardMessages.notReached })
    return paymentAnswer(await read())
  })
  mountCardWebhook(routes, deps)
}

async function accountState(data: UserData, { pageOf }: CardDeps, caller: Caller): Promise<calls.CardAccountAnswer> {
  const row = await data.transact(caller, openCardAccount)
  const state = calls.CARD_ACCOUNT_STATES.find((each) => each === row?.state)
  if (!row || !state) return { account: null }
  return {
    account: {
      accountId: row.externalId,
      name: row.name,
      mode: row.mode,
      keyKind: row.keyKind,
      state,
      hasOwnEndpoint: row.endpointId !== '',
      webhook: pageOf(webhookPath(row.id)),
      heardAt: row.heardAt === null ? null : momentText(row.heardAt),
      connectedAt: momentText(row.createdAt),
    },
  }
}

function paymentAnswer(row: CardPaymentRow): calls.CardPaymentAnswer {
  const { id, documentId, reference, paidAt, currency, amount, kept, fee, feeCurrency } = row
  const { dispute, disputeDueAt, isCredit, problem } = row
  return {
    id,
    documentId,
    reference,
    paidAt: momentText(paidAt),
    currency,
    amount: decimalOf(amount, currency),
    kept: decimalOf(kept, currency),
    fee: fee === null ? null : { amount: decimalOf(fee, feeCurrency), currency: feeCurrency },
    dispute,
    disputeAnswerBy: disputeDueAt === null ? null : momentText(disputeDueAt),
    isCredit,
    problem,
  }
}

function momentText(at: number): string {
  return new Date(at).toISOString()
}
