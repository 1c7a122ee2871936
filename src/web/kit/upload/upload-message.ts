import { uploadMessages as messages } from './messages.ts'
import type { UploadError } from './upload-error.ts'
import { cutText } from '#domain/cut-text.ts'

/** How much of an unknown cause is shown. */
const CAUSE_LENGTH = 100

/** What a person is told, and whether the way to the storage settings is offered with it (UP-03). */
export interface UploadMessage {
  readonly title: string
  readonly offersSettings: boolean
}

/** A failure in the words of UP-03; what validation says is for people as it is. */
export function uploadMessage({ trouble, message }: UploadError): UploadMessage {
  const titles: Readonly<Record<UploadError['trouble'], string>> = {
    validation: message,
    gone: message,
    denied: messages.denied,
    quota: messages.quota,
    timeout: messages.timeout,
    network: messages.network,
    cancelled: messages.wasCancelled,
    corrupted: messages.corrupted,
    other: messages.other(cutText(message, CAUSE_LENGTH)),
  }
  return { title: titles[trouble], offersSettings: trouble === 'denied' }
}
