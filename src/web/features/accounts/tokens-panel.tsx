import KeyRound from 'lucide-react/icons/key-round'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { type ApiTokenAnswer, listTokens, revokeToken } from '#contract/endpoints/accounts.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { failureOf } from '#web/kit/data/failure.ts'
import { useAnswer } from '#web/kit/load/use-answer.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { askConfirm } from '#web/kit/ui/confirm.ts'
import { Badge } from '#web/kit/ui/pill.tsx'
import { ProblemDisplay, type ShownProblem } from '#web/kit/ui/problem-display.tsx'
import { Time } from '#web/kit/ui/time.tsx'
import { NewTokenDialog } from './new-token-dialog.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { PanelRows } from './panel-rows.tsx'
import { accountsMessages } from './messages.ts'

const ask = () => callEndpoint<{ items: readonly ApiTokenAnswer[] }>(listTokens)

/** The user's personal API tokens (AUTH-15). */
export function TokensPanel() {
  const loaded = useAnswer(null, ask)
  const [creating, setCreating] = useState(false)
  const [problem, setProblem] = useState<ShownProblem>()
  const revoke = async ({ id, name }: ApiTokenAnswer): Promise<void> => {
    const sure = await askConfirm({
      title: accountsMessages.revokeTitle(name),
      text: accountsMessages.revokeText,
      confirm: accountsMessages.revoke,
      danger: true,
    })
    if (!sure) return
    try {
      await callEndpoint(revokeToken, { params: { id } })
      setProblem(undefined)
      loaded.retry()
    } catch (error) {
      setProblem(failureOf(error, { act: 'change', thing: accountsMessages.thing }))
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
      {problem && <ProblemDisplay problem={problem} />}
      <PanelRows loaded={loaded}>
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
      {creating && <NewTokenDialog onClose={() => setCreating(false)} onMade={loaded.retry} />}
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
