import { planRoom, type PlanRoomAnswer } from '#contract/endpoints/subscriptions.ts'
import { screenHref, screenOf } from '#contract/screens.ts'
import { opensTo } from '#contract/teams/screens.ts'
import { callEndpoint } from '../data/call-endpoint.ts'
import type { Store } from '../data/store.ts'
import { authState } from '../shell/auth-state.ts'
import { goTo } from '../shell/current-router.ts'
import { memberRoleIn } from '../shell/reach.ts'
import { askConfirm, showAlert } from '../ui/confirm.ts'
import { uiMessages } from '../ui/messages.ts'
import { planRoomMessages as messages } from './plan-room-messages.ts'

/** What was answered is not asked for again so soon. */
const FRESH_MS = 60_000

interface Asked {
  readonly at: number
  readonly full: ReadonlyMap<string, string>
}

const asked = new WeakMap<Store, Asked>()

/** Asks what the plan has no more room for, unless that was asked just now. */
export async function lookForRoom(store: Store): Promise<void> {
  const { at = 0, full = new Map<string, string>() } = asked.get(store) ?? {}
  if (store.status().network !== 'online' || Date.now() - at < FRESH_MS) return
  asked.set(store, { at: Date.now(), full })
  await ask(store)
}

/**
 * Whether the plan has no room for another row of a kind; then the reason is said, with the way to larger plans (SUB-06). What is not known
 * is tried: the server decides.
 */
export async function saidFull(store: Store, kind: string): Promise<boolean> {
  if (asked.get(store)?.full.has(kind)) await ask(store)
  else void lookForRoom(store)
  const reason = asked.get(store)?.full.get(kind)
  if (reason === undefined) return false
  if (!opensTo(screenOf('settings-plan'), memberRoleIn(authState())))
    await showAlert(messages.title, reason, uiMessages.close)
  else if (
    await askConfirm({ title: messages.title, text: reason, confirm: messages.seePlans, cancel: uiMessages.close })
  )
    goTo(screenHref('settings-plan'))
  return true
}

async function ask(store: Store): Promise<void> {
  const answer = await callEndpoint<PlanRoomAnswer>(planRoom).catch(() => undefined)
  // A call that failed says nothing of room.
  const full = (answer?.full ?? []).map(({ kind, message }) => [kind, message] as const)
  asked.set(store, { at: Date.now(), full: new Map(full) })
}
