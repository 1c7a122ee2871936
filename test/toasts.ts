import { onTestFinished } from 'vitest'
import { type ToastMessage, toastQueue } from '#web/kit/ui/toast.ts'

/** What is said from now on, until the test ends; what waits from before belongs to others. */
export function listenToToasts(): ToastMessage[] {
  const told: ToastMessage[] = []
  toastQueue.take(() => undefined)
  onTestFinished(toastQueue.take((message) => told.push(message)))
  return told
}
