import { useRows, useStore } from '../data/use-store.ts'
import { Time } from '../ui/time.tsx'
import { mailMessages as messages } from './mail-messages.ts'
import { lastMail } from './seen-sending.ts'

interface LastMailProps {
  readonly documentId: string
  readonly purpose: 'document' | 'reminder'
}

/** To whom a document went last for a purpose, and when; nothing where it did not (DOC-13, DOC-17). */
export function LastMail({ documentId, purpose }: LastMailProps) {
  useRows('documentMail')
  const last = lastMail(useStore(), documentId, purpose)
  if (!last) return null
  return (
    <span className="block text-[13px] break-words text-muted">
      {messages.line(messages.reminders[last.reminder] ?? '', last.recipient)} ·{' '}
      <Time at={last.sentAt ?? last.createdAt} />
    </span>
  )
}
