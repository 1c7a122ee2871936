import { useState } from 'react'
import { type ApiTokenAnswer, createToken } from '#contract/endpoints/accounts.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { failureOf } from '#web/kit/data/failure.ts'
import { oncePerPress } from '#web/kit/data/once-per-press.ts'
import { FormDialog } from '#web/kit/ui/form-dialog.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { optionsOf } from '#web/kit/ui/options-of.ts'
import { ProblemDisplay, type ShownProblem } from '#web/kit/ui/problem-display.tsx'
import { SegmentedControl } from '#web/kit/ui/segmented-control.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { isStale } from '#web/kit/shell/confirm-identity.tsx'
import { accountsMessages } from './messages.ts'

const LIVES = ['30', '90', '365'] as const
type Life = (typeof LIVES)[number]
type Scope = ApiTokenAnswer['scope']

interface TokenFormProps {
  readonly onClose: () => void
  readonly onStale: () => void
  readonly onSecret: (secret: string) => void
}

/** Name, scope and life of a new token; each scope says what it is for. */
export function TokenForm({ onClose, onStale, onSecret }: TokenFormProps) {
  const [name, setName] = useState('')
  const [scope, setScope] = useState<Scope>('read')
  const [life, setLife] = useState<Life>('90')
  const [problem, setProblem] = useState<ShownProblem>()

  async function create() {
    const body = { name: name.trim(), scope, expiresInDays: Number(life) }
    const make = () => callEndpoint<{ token: string }>(createToken, { body })
    try {
      const made = await oncePerPress(`create token ${body.name}`, make)
      if (made) onSecret(made.token)
    } catch (error) {
      if (isStale(error)) onStale()
      else setProblem(failureOf(error, { act: 'create', thing: accountsMessages.aToken }))
    }
  }

  return (
    <FormDialog
      title={accountsMessages.newToken}
      submit={accountsMessages.create}
      isBlocked={name.trim() === ''}
      onSubmit={create}
      onClose={onClose}
    >
      {problem && <ProblemDisplay problem={problem} />}
      <TextField
        label={accountsMessages.tokenName}
        help={accountsMessages.tokenNameHelp}
        value={name}
        onChange={(event) => setName(event.target.value)}
        required
        maxLength={100}
      />
      <div>
        <SegmentedControl<Scope>
          label={accountsMessages.tokenScope}
          value={scope}
          onChange={setScope}
          segments={optionsOf(accountsMessages.scopes)}
        />
        <p className="mt-1.5 text-[13px] text-muted" aria-live="polite">
          {accountsMessages.scopeHelp[scope]}
        </p>
      </div>
      <NativeSelect<Life>
        label={accountsMessages.tokenLife}
        value={life}
        onChange={setLife}
        options={LIVES.map((value) => ({ value, label: accountsMessages.days(Number(value)) }))}
      />
    </FormDialog>
  )
}
