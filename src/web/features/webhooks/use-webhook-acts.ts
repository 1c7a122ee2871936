import { useState } from 'react'
import * as calls from '#contract/endpoints/webhooks.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { showFailure } from '#web/kit/data/failure.ts'
import { isStale } from '#web/kit/shell/confirm-identity.tsx'
import { askConfirm } from '#web/kit/ui/confirm.ts'
import { showToast } from '#web/kit/ui/toast.ts'
import { webhooksMessages as messages } from './messages.ts'

type Webhook = calls.WebhookAnswer

/** What can be done with a webhook; each act asks first where it takes something away. */
export interface WebhookActs {
  readonly isBusy: boolean
  /** The last act needs a fresh sign-in (AUTH-12). */
  readonly needsSignIn: boolean
  test(webhook: Webhook): Promise<void>
  pause(webhook: Webhook): Promise<void>
  resume(webhook: Webhook): Promise<void>
  remove(webhook: Webhook): Promise<void>
  replaceSecret(webhook: Webhook): Promise<void>
}

/** Runs acts on webhooks, one at a time; `onDone` follows each, with the secret that it made. */
export function useWebhookActs(onDone: (secret: string | undefined) => void): WebhookActs {
  const [isBusy, setBusy] = useState(false)
  const [needsSignIn, setNeedsSignIn] = useState(false)

  async function run<T>(act: () => Promise<T>, secretOf: (answer: T) => string | undefined = () => undefined) {
    setBusy(true)
    setNeedsSignIn(false)
    try {
      onDone(secretOf(await act()))
      return true
    } catch (error) {
      if (isStale(error)) setNeedsSignIn(true)
      else showFailure(error, { act: 'change', thing: messages.thing })
      return false
    } finally {
      setBusy(false)
    }
  }

  const sure = (title: string, text: string, confirm: string, danger = false): Promise<boolean> =>
    askConfirm({ title, text, confirm, danger })

  return {
    isBusy,
    needsSignIn,
    async test({ id }) {
      const call = () => callEndpoint(calls.testWebhook, { params: { id } })
      if (await run(call)) showToast({ title: messages.tested })
    },
    async pause({ id }) {
      const { pauseQuestion, pauseText, acts } = messages
      if (!(await sure(pauseQuestion, pauseText, acts.pause))) return
      await run(() => callEndpoint(calls.pauseWebhook, { params: { id } }))
    },
    async resume({ id }) {
      await run(() => callEndpoint(calls.resumeWebhook, { params: { id } }))
    },
    async remove({ id }) {
      const { deleteQuestion, deleteText, acts } = messages
      if (!(await sure(deleteQuestion, deleteText, acts.delete, true))) return
      await run(() => callEndpoint(calls.deleteWebhook, { params: { id } }))
    },
    async replaceSecret({ id }) {
      const { secretQuestion, secretText, acts } = messages
      if (!(await sure(secretQuestion, secretText, acts.secret))) return
      const call = () => callEndpoint<{ secret: string }>(calls.replaceSecret, { params: { id } })
      await run(call, ({ secret }) => secret)
    },
  }
}
