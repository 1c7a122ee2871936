import { useState } from 'react'
import { recipientIssues } from '#contract/mail-recipients.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import type { WrittenMail } from './mail-calls.ts'
import { mailMessages as messages } from './mail-messages.ts'

interface RecipientFieldsProps {
  readonly mail: Pick<WrittenMail, 'to' | 'cc' | 'bcc'>
  /** It was tried to send it: wrong addresses are named from now on. */
  readonly isTried: boolean
  readonly onChange: (change: Partial<Pick<WrittenMail, 'to' | 'cc' | 'bcc'>>) => void
}

/** To whom a mail goes, and who gets a copy; what is no address is named (DOC-13). */
export function RecipientFields({ mail, isTried, onChange }: RecipientFieldsProps) {
  const [hasCopies, setCopies] = useState(mail.cc !== '' || mail.bcc !== '')
  const issues = recipientIssues(mail)
  const field = (name: 'to' | 'cc' | 'bcc', help?: string) => (
    <TextField
      label={messages[name]}
      inputMode="email"
      autoComplete="off"
      help={help}
      value={mail[name]}
      error={isTried && issues[name] !== undefined ? messages.recipientIssue(issues[name]) : undefined}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  )
  return (
    <div className="grid min-w-0 gap-4">
      {field('to', messages.several)}
      {hasCopies ? (
        <>
          {field('cc')}
          {field('bcc', messages.bccHelp)}
        </>
      ) : (
        <Button size="small" tone="ghost" className="justify-self-start" onClick={() => setCopies(true)}>
          {messages.copies}
        </Button>
      )}
    </div>
  )
}
