import { useEffect, useRef } from 'react'
import { type SignedInAnswer, whoAmI } from '#contract/endpoints/accounts.ts'
import { callEndpoint } from '../data/call-endpoint.ts'
import { useAnswer } from '../load/use-answer.ts'
import { addressMessages as messages } from './messages.ts'

const ask = (_: null, signal: AbortSignal) => callEndpoint<SignedInAnswer>(whoAmI, { signal })

interface UnconfirmedAddressProps {
  /** What waits for the confirmation; absent means reminders by mail. */
  readonly say?: (email: string) => string
  readonly onConfirmed?: () => void
}

/** Says that the address is not confirmed yet, what waits for it, and how that is done. Nothing where it is, or the server cannot be asked. */
export function UnconfirmedAddress({ say = messages.notConfirmed, onConfirmed }: UnconfirmedAddressProps) {
  const { answer, retry } = useAnswer(null, ask)
  const isWaiting = answer?.emailVerified === false
  useEffect(() => {
    if (!isWaiting) return undefined
    // The address is confirmed in another tab.
    addEventListener('focus', retry)
    return () => removeEventListener('focus', retry)
  }, [isWaiting, retry])
  const hasWaited = useRef(false)
  useEffect(() => {
    if (isWaiting) hasWaited.current = true
    else if (hasWaited.current && answer) onConfirmed?.()
  }, [isWaiting, answer, onConfirmed])
  if (!isWaiting) return null
  const { email, accountUrl } = answer
  return (
    <p role="status" className="rounded-lg bg-warn-surface px-3 py-2 text-[13px] text-pretty">
      {say(email)}{' '}
      {accountUrl === null ? (
        messages.atProvider
      ) : (
        <>
          {messages.byLink}{' '}
          <a href={accountUrl} target="_blank" rel="noopener" className="font-semibold underline">
            {messages.sendAgain}
          </a>
        </>
      )}
    </p>
  )
}
