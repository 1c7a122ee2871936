import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import { Suspense } from 'react'
import { lazyPart } from '../load/lazy-part.ts'
import { classNames } from '../ui/class-names.ts'
import { useFloatingTrigger } from '../ui/use-floating-trigger.ts'
import type { SignedInUser } from './auth-state.ts'
import { shellMessages } from './messages.ts'
import { roleHere } from './role-here.ts'

const AccountEntries = lazyPart(() => import('./account-entries.tsx').then((module) => module.AccountEntries))

interface AccountMenuProps {
  readonly user: SignedInUser
  /** What the business is called; empty while that is not known. */
  readonly business: string
  readonly folded: boolean
}

/** Who is signed in, in whose account and as what, and what concerns that person; the menu loads when it is first needed. */
export function AccountMenu({ user, business, folded }: AccountMenuProps) {
  const { open, mounted, contentId, setOpen, trigger } = useFloatingTrigger(AccountEntries.preload)
  const name = user.name || user.email
  const place = roleHere(user) ?? business
  const below = place || (name === user.email ? '' : user.email)
  return (
    <>
      <button
        {...trigger}
        type="button"
        aria-haspopup="menu"
        className={classNames(
          'flex h-11 items-center gap-2.5 rounded-lg text-start hover:bg-accent',
          folded ? 'w-9 justify-center' : 'w-full px-1.5',
        )}
      >
        <span className="sr-only">{shellMessages.account}: </span>
        <span
          aria-hidden="true"
          className="inline-flex size-7 shrink-0 items-center justify-center rounded-full bg-accent-strong text-xs font-bold"
        >
          {initial(name)}
        </span>
        <span className={folded ? 'sr-only' : 'min-w-0 flex-1'}>
          <span className="block truncate leading-5 font-semibold">{name}</span>
          {below && <span className="block truncate text-xs text-muted">{below}</span>}
        </span>
        {!folded && <ChevronsUpDown aria-hidden="true" className="size-4 shrink-0 text-muted" />}
      </button>
      <Suspense fallback={null}>
        {mounted && (
          <AccountEntries
            id={contentId}
            anchor={trigger.ref}
            open={open}
            onOpenChange={setOpen}
            who={place ? `${name} · ${place}` : name}
          />
        )}
      </Suspense>
    </>
  )
}

function initial(name: string): string {
  return Array.from(name.trim())[0]?.toUpperCase() ?? '?'
}
