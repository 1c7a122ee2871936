import { type FormEvent, useId, useState } from 'react'
import type { ApiTokenAnswer } from '#contract/endpoints/accounts.ts'
import { screenHref } from '#contract/screens.ts'
import { ApiProblem } from '#web/kit/data/transport.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { ProblemDisplay } from '#web/kit/ui/problem-display.tsx'
import { SegmentedControl } from '#web/kit/ui/segmented-control.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { ask } from './account-calls.ts'
import { auth } from './auth.ts'
import { isStale } from '#web/kit/shell/confirm-identity.tsx'
import { ConfirmDialog, isFresh } from './fresh-sign-in.tsx'
import { accountsText } from './text.ts'

const LIVES = ['30', '90', '365'] as const
type Life = (typeof LIVES)[number]
type Scope = ApiTokenAnswer['scope']

/** Makes a token: first a fresh sign-in, then its name, scope and life, then the secret, this once. */
export function NewTokenDialog({ onClose, onMade }: { readonly onClose: () => void; readonly onMade: () => void }) {
  const [fresh, setFresh] = useState(isFresh)
  const [secret, setSecret] = useState<string>()
  if (secret !== undefined) return <SecretDialog secret={secret} onClose={onClose} />
  if (!fresh) {
    const next = screenHref('settings', { tab: 'tokens' })
    return <ConfirmDialog next={next} reason={accountsText.confirmText} onClose={onClose} />
  }
  return (
    <FormDialog
      onClose={onClose}
      onStale={() => setFresh(false)}
      onSecret={(made) => {
        setSecret(made)
        onMade()
      }}
    />
  )
}

interface FormDialogProps {
  readonly onClose: () => void
  readonly onStale: () => void
  readonly onSecret: (secret: string) => void
}

function FormDialog({ onClose, onStale, onSecret }: FormDialogProps) {
  const formId = useId()
  const [name, setName] = useState('')
  const [scope, setScope] = useState<Scope>('read')
  const [life, setLife] = useState<Life>('90')
  const [problem, setProblem] = useState<Error>()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const body = { name: name.trim(), scope, expiresInDays: Number(life) }
    ask<{ token: string }>(auth().apiFetch, 'POST', '/api/auth/tokens', body).then(
      ({ token }) => onSecret(token),
      (error: Error) => (isStale(error) ? onStale() : setProblem(error)),
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={accountsText.newToken}
      footer={
        <>
          <Button onClick={onClose}>{accountsText.cancel}</Button>
          <Button tone="primary" type="submit" form={formId}>
            {accountsText.create}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="flex flex-col gap-4">
        {problem && (
          <ProblemDisplay problem={problem instanceof ApiProblem ? problem.problem : { title: problem.message }} />
        )}
        <TextField
          label={accountsText.tokenName}
          help={accountsText.tokenNameHelp}
          value={name}
          onChange={(event) => setName(event.target.value)}
          required
          maxLength={100}
        />
        <SegmentedControl<Scope>
          label={accountsText.tokenScope}
          value={scope}
          onChange={setScope}
          segments={[
            { value: 'read', label: accountsText.scopeRead },
            { value: 'write', label: accountsText.scopeWrite },
          ]}
        />
        <NativeSelect<Life>
          label={accountsText.tokenLife}
          value={life}
          onChange={setLife}
          options={LIVES.map((value) => ({ value, label: accountsText.days(Number(value)) }))}
        />
      </form>
    </Dialog>
  )
}

function SecretDialog({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) {
  const [copied, setCopied] = useState(false)
  const copy = (): void => {
    navigator.clipboard.writeText(secret).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <Dialog
      open
      keepOpen
      onClose={onClose}
      title={accountsText.tokenMade}
      description={accountsText.tokenOnce}
      footer={
        <>
          <Button onClick={copy}>{copied ? accountsText.copied : accountsText.copy}</Button>
          <Button tone="primary" onClick={onClose}>
            {accountsText.done}
          </Button>
        </>
      }
    >
      <output className="block rounded-lg bg-accent px-3 py-2.5 font-mono text-[13px] break-all select-all">
        {secret}
      </output>
    </Dialog>
  )
}
