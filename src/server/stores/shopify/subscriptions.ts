import * as z from 'zod/mini'
import { StoreFailure } from '../port.ts'
import type { ShopifyCaller } from './caller.ts'
import { operations } from './operations.ts'

const TOPICS = ['PRODUCTS_CREATE', 'PRODUCTS_UPDATE', 'PRODUCTS_DELETE', 'APP_UNINSTALLED'] as const

const subscription = z.array(z.string()).check(z.maxLength(20))

/** Asks for each webhook that is not asked for yet (STORE-03); answers the IDs of all. Throws `StoreFailure`. */
export async function subscribeTo(caller: ShopifyCaller, callback: string, signal: AbortSignal): Promise<string> {
  const before = await subscribed(caller, callback, signal)
  let wasTaken = false
  for (const topic of TOPICS.filter((each) => !before.has(each))) {
    const webhookSubscription = { uri: callback, format: 'JSON' }
    const answer = await caller.ask(operations.subscribe, { topic, webhookSubscription }, signal)
    const made = answer.webhookSubscriptionCreate
    const said = (made?.userErrors ?? []).map(({ message }) => message).join(' ')
    if (made?.webhookSubscription) before.set(topic, made.webhookSubscription.id)
    else if (said.includes('already been taken')) wasTaken = true
    else throw new StoreFailure('refused', 'it refuses the webhook', { said: said.slice(0, 500) })
  }
  // An answer that was lost on the way leaves a subscription whose ID is only in the list.
  return JSON.stringify([...(wasTaken ? await subscribed(caller, callback, signal) : before).values()])
}

/** Takes webhooks away; those that are gone already stay so. Throws `StoreFailure`. */
export async function unsubscribeFrom(caller: ShopifyCaller, kept: string, signal: AbortSignal): Promise<void> {
  for (const id of idsIn(kept)) await caller.ask(operations.unsubscribe, { id }, signal)
}

async function subscribed(caller: ShopifyCaller, callback: string, signal: AbortSignal): Promise<Map<string, string>> {
  const { webhookSubscriptions } = await caller.ask(operations.subscriptions, {}, signal)
  const ours = webhookSubscriptions.nodes.filter(({ topic, uri }) => uri === callback && isOurs(topic))
  return new Map(ours.map(({ topic, id }) => [topic, id]))
}

const isOurs = (topic: string): boolean => TOPICS.some((each) => each === topic)

function idsIn(kept: string): readonly string[] {
  try {
    return subscription.parse(JSON.parse(kept))
  } catch {
    return []
  }
}
