import { useState } from 'react'
import { deleteAccount } from '#contract/endpoints/account-data.ts'
import { type SignedInAnswer, whoAmI } from '#contract/endpoints/accounts.ts'
import { entities } from '#contract/entities/registry.ts'
import { keptNoun } from '#web/kit/actions/kept-rows.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { failureOf } from '#web/kit/data/failure.ts'
import { useRows, useSyncStatus } from '#web/kit/data/use-store.ts'
import { formatCount } from '#web/kit/format/number.ts'
import { useAnswer } from '#web/kit/load/use-answer.ts'
import { useGo } from '#web/kit/shell/screen-link.tsx'
import { FormDialog } from '#web/kit/ui/form-dialog.tsx'
import { ProblemDisplay } from '#web/kit/ui/problem-display.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { accountEnded } from './auth.ts'
import { isStale } from '#web/kit/shell/confirm-identity.tsx'
import { PanelRows } from './panel-rows.tsx'
import { profileMessages } from './profile-messages.ts'

const messages = profileMessages.deleting
const askWho = () => callEndpoint<SignedInAnswer>(whoAmI)

interface DeleteDialogProps {
  readonly onClose: () => void
  /** The server wants a fresh sign-in first. */
  readonly onStale: () => void
}

/** Says what goes, and deletes it when the account's name is typed. */
export function DeleteDialog({ onClose, onStale }: DeleteDialogProps) {
  const loaded = useAnswer(null, askWho)
  const [typed, setTyped] = useState('')
  const go = useGo()
  const [error, setError] = useState<unknown>()
  const name = loaded.answer && (loaded.answer.name || loaded.answer.email)
  const isRight = name !== undefined && typed.normalize().trim() === name.normalize().trim()

  async function deleteAll() {
    try {
      accountEnded(await callEndpoint<{ endSessionUrl: string | null }>(deleteAccount, { body: { confirm: typed } }))
      // What is shown here comes from the local copy, which goes with the sign-out.
      go('logout')
    } catch (failure) {
      if (isStale(failure)) onStale()
      else setError(failure)
    }
  }

  return (
    <FormDialog
      title={messages.dialogTitle}
      submit={messages.confirm}
      cancel={messages.keep}
      tone="danger"
      isBlocked={!isRight}
      onSubmit={deleteAll}
      onClose={onClose}
    >
      <PanelRows loaded={loaded}>
        {({ accountUrl }) => (
          <>
            {error !== undefined && (
              <ProblemDisplay problem={failureOf(error, { act: 'delete', thing: messages.thing })} />
            )}
            <WhatGoes isOwnProvider={accountUrl?.startsWith('/') === true} />
            <TextField
              label={messages.type(name ?? '')}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              required
            />
          </>
        )}
      </PanelRows>
    </FormDialog>
  )
}

/** `isOwnProvider`: the person signs in with the provider that comes with the product, and goes from there too. */
function WhatGoes({ isOwnProvider }: { readonly isOwnProvider: boolean }) {
  const { pending } = useSyncStatus()
  return (
    <div>
      <p>{messages.goes}</p>
      <ul className="mt-1.5 list-disc space-y-0.5 ps-5">
        {entities.map(({ kind }) => (
          <KindGoes key={kind} kind={kind} />
        ))}
        <li>{messages.rest}</li>
        <li>{isOwnProvider ? messages.password : messages.identity}</li>
        {pending > 0 && (
          <li className="font-semibold text-bad">{messages.waits(formatCount(pending, messages.change))}</li>
        )}
      </ul>
    </div>
  )
}

function KindGoes({ kind }: { readonly kind: string }) {
  const { length } = useRows(kind)
  if (length === 0 || kind === 'userProfile') return null
  return <li>{formatCount(length, keptNoun(kind))}</li>
}
