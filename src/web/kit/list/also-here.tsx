import Users from 'lucide-react/icons/users'
import { useEffect, useState } from 'react'
import { tellPresence } from '#contract/endpoints/sync.ts'
import { type Presence, PRESENCE_EVERY_MS, PRESENCE_LASTS_MS } from '#contract/sync.ts'
import { callEndpoint } from '../data/call-endpoint.ts'
import { useStore } from '../data/use-store.ts'
import { type SignedInUser, useAuth } from '../shell/auth-state.ts'
import { useReadOnly } from '../shell/reach.ts'
import { recordMessages } from './record-messages.ts'

const LOOK_EVERY_MS = 5_000

interface AlsoHereProps {
  readonly kind: string
  readonly id: string
}

/** Who else has the record open to edit it, in a quiet line; the others are told of this device too (TEAM-03). */
export function AlsoHere({ kind, id }: AlsoHereProps) {
  const auth = useAuth()
  const readOnly = useReadOnly()
  const user = auth.status === 'signed-in' ? auth.user : undefined
  // Whoever works alone tells nobody anything.
  return user?.people ? <Others key={`${kind} ${id}`} kind={kind} id={id} user={user} tells={!readOnly} /> : null
}

interface OthersProps extends AlsoHereProps {
  readonly user: SignedInUser
  readonly tells: boolean
}

function Others({ kind, id, user, tells }: OthersProps) {
  useTelling(kind, id, tells)
  const here = useHeard(kind, id)
  const self = user.member?.personId ?? user.userId
  const names = [...here.keys()].flatMap((personId) =>
    personId === self ? [] : (user.people?.find((person) => person.id === personId)?.name ?? []),
  )
  return (
    <p role="status" className="flex items-center gap-2 text-[13px] text-muted not-empty:mb-3">
      {names.length > 0 && (
        <>
          <Users aria-hidden="true" className="size-4" />
          {recordMessages.alsoHere(names.join(', '))}
        </>
      )}
    </p>
  )
}

/** Tells the others that the record is open here, while the page is looked at. */
function useTelling(kind: string, id: string, tells: boolean): void {
  useEffect(() => {
    if (!tells) return undefined
    const tell = (): void => {
      if (document.visibilityState === 'hidden' || !navigator.onLine) return
      callEndpoint(tellPresence, { body: { kind, id } }).catch(() => undefined)
    }
    tell()
    const timer = setInterval(tell, PRESENCE_EVERY_MS)
    return () => clearInterval(timer)
  }, [kind, id, tells])
}

/** Who was heard to have the record open, and when last. */
function useHeard(kind: string, id: string): ReadonlyMap<string, number> {
  const store = useStore()
  const [here, setHere] = useState<ReadonlyMap<string, number>>(new Map())
  useEffect(() => {
    let last: Presence | null = null
    return store.subscribe(() => {
      const { met } = store.status()
      if (met === null || met === last) return
      last = met
      if (met.kind === kind && met.id === id) setHere((before) => new Map(before).set(met.personId, Date.now()))
    })
  }, [store, kind, id])
  useEffect(() => {
    const timer = setInterval(() => {
      const since = Date.now() - PRESENCE_LASTS_MS
      setHere((before) =>
        [...before.values()].every((at) => at > since) ? before : new Map([...before].filter(([, at]) => at > since)),
      )
    }, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return here
}
