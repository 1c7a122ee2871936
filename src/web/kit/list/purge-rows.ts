import { screenHref, type ScreenId } from '#contract/screens.ts'
import type { Kind } from '#contract/row-kinds.ts'
import { actionMessages } from '../actions/messages.ts'
import { countOf } from '../actions/nouns.ts'
import { callEndpoint } from '../data/call-endpoint.ts'
import { showFailure } from '../data/failure.ts'
import type { Store } from '../data/store.ts'
import { isStale } from '../shell/confirm-identity.tsx'
import { signInHref } from '../shell/sign-in-href.ts'
import { askConfirm, showAlert } from '../ui/confirm.ts'
import { showToast } from '../ui/toast.ts'

/** What is asked and said when all rows of a kind are deleted for good. */
export interface PurgeMessages {
  /** The rows as the object of a sentence: `your brands`. */
  readonly thing: string
  readonly title: (count: string) => string
  readonly text: string
  readonly confirm: (count: string) => string
  readonly offlineTitle: string
  readonly offline: string
  readonly back: string
  readonly freshTitle: string
  readonly fresh: string
  readonly signIn: string
}

interface Purge<K extends Kind> {
  readonly kind: K
  /** The call that deletes them all and answers how many they were. */
  readonly endpoint: Parameters<typeof callEndpoint>[0]
  /** Where a fresh sign-in leads back to. */
  readonly screen: ScreenId
  readonly messages: PurgeMessages
}

/** Asks, and deletes every row of a kind; the server wants a fresh sign-in for it (AUTH-12), which is offered where it is needed. */
export async function purgeRows<K extends Kind>(store: Store, purge: Purge<K>): Promise<void> {
  const { kind, endpoint, messages, screen } = purge
  const count = countOf(kind, store.all(kind).length)
  if (!navigator.onLine) return showAlert(messages.offlineTitle, messages.offline, messages.back)
  const [title, confirm] = [messages.title(count), messages.confirm(count)]
  if (!(await askConfirm({ title, text: messages.text, confirm, danger: true }))) return undefined
  try {
    const { deleted } = await callEndpoint<{ deleted: number }>(endpoint)
    store.retry()
    showToast({ title: actionMessages.deletedMany(kind, deleted) })
  } catch (error) {
    if (!isStale(error)) return showFailure(error, { act: 'delete', thing: messages.thing })
    const goes = await askConfirm({ title: messages.freshTitle, text: messages.fresh, confirm: messages.signIn })
    if (goes) location.assign(signInHref({ next: screenHref(screen), confirming: true }))
  }
  return undefined
}
