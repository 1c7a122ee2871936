import type { ReactNode } from 'react'
import { createEventQueue } from './event-queue.ts'

/** A question before something that cannot be undone, or that must be read first. */
export interface Question {
  readonly title: string
  readonly text: ReactNode
  /** The words of the button that does it: `Delete 12 products`. */
  readonly confirm: string
  /** Absent for a notice that can only be read. */
  readonly cancel?: string | null
  readonly danger?: boolean
}

/** A question and the way to answer it. */
export interface AskedQuestion {
  readonly question: Question
  readonly answer: (confirmed: boolean) => void
}

/** Questions that wait to be shown; the host loads when the first one comes. */
export const questionQueue = createEventQueue<AskedQuestion>()

/** Asks and waits for the answer; closing the question is a no. */
export function askConfirm(question: Question): Promise<boolean> {
  return new Promise((answer) => questionQueue.push({ question, answer }))
}

/** Shows something that must be read, with one button. */
export async function showAlert(title: string, text: ReactNode, confirm: string): Promise<void> {
  await askConfirm({ title, text, confirm, cancel: null })
}
