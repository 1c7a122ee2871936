import KeyRound from 'lucide-react/icons/key-round'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import type { ApiTokenAnswer } from '#contract/endpoints/accounts.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { askConfirm } from '#web/kit/ui/confirm.ts'
import { Badge } from '#web/kit/ui/pill.tsx'
import { ProblemDisplay } from '#web/kit/ui/problem-display.tsx'
import { Time } from '#web/kit/ui/time.tsx'
import { ask } from './account-calls.ts'
import { auth } from './auth.ts'
import { NewTokenDialog } from './new-token-dialog.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { PanelRows } from './panel-rows.tsx'
import { accountsMessages } from './messages.ts'
import { useLoaded } from './use-loaded.ts'

const PATH = '/api/auth/tokens'

/** The user's personal API tokens (AUTH-15). */
export function TokensPanel() {
  const [loaded, reload] = useLoaded<{ items: readonly ApiTokenAnswer[] }>(PATH)
  const [creating, setCreating] = useState(false)
  const [problem, setProblem] = useState<string>()
  const revoke = async ({ id, name }: ApiTokenAnswer): Promise<void> => {
    const sure = await askConfirm({
      title: accountsMessages.revokeTitle(name),
      text: accountsMessages.revokeText,
      confirm: accountsMessages.revoke,
      danger: true,
    })
    if (!sure) return
    try {
      await ask(auth().apiFetch, 'DELETE', `${PATH}/${id}`)
      setProblem(undefined)
      reload()
    } catch (error) {
      setProblem((error as Error).message)
    }
  }
  return (
    <Panel
      title={accountsMessages.tokensTitle}
      lead={accountsMessages.tokensLead}
      action={
        <Button icon={<Plus aria-hidden="true" />} onClick={() => setCreating(true)}>
          {accountsMessages.newToken}
        </Button>
      }
    >
      {problem !== undefined && <ProblemDisplay problem={{ title: problem }} />}
      <PanelRows loaded={loaded} onRetry={reload}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-muted">{accountsMessages.noTokens}</p>
          ) : (
            <ul className="divide-y divide-line">
              {items.map((token) => (
                <TokenRow key={token.id} token={token} onRevoke={() => void revoke(token)} />
              ))}
            </ul>
          )
        }
      </PanelRows>
      {creating && <NewTokenDialog onClose={() => setCreating(false)} onMade={reload} />}
    </Panel>
  )
}

function TokenRow({ token, onRevoke }: { readonly token: ApiTokenAnswer; readonly onRevoke: () => void }) {
  const { name, scope, expiresAt, lastUsedAt } = token
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <KeyRound aria-hidden="true" className="size-5 text-muted" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <span className="min-w-0 break-words">{name}</span>
          <Badge>{accountsMessages.scopes[scope]}</Badge>
        </p>
        <p className="text-[13px] text-muted">
          {accountsMessages.expires} <Time at={Date.parse(expiresAt)} /> ·{' '}
          {lastUsedAt === null ? (
            accountsMessages.neverUsed
          ) : (
            <>
              {accountsMessages.lastUsed} <Time at={Date.parse(lastUsedAt)} />
            </>
          )}
        </p>
      </div>
      <Button size="small" onClick={onRevoke} aria-label={`${accountsMessages.revoke}: ${name}`}>
        {accountsMessages.revoke}
      </Button>
    </li>
  )
}
