import { Dialog } from '@base-ui/react/dialog'
import LogOut from 'lucide-react/icons/log-out'
import X from 'lucide-react/icons/x'
import { ThemeSwitch } from '../theme/theme-switch.tsx'
import { backdropClass } from '../ui/dialog.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { uiMessages } from '../ui/messages.ts'
import { useAuth } from './auth-state.ts'
import type { NavigationEntry } from './navigation.ts'
import { screenIcon } from './screen-icons.tsx'
import { ScreenLink } from './screen-link.tsx'
import { shellMessages } from './messages.ts'
import { useCloseOnBack } from '../ui/use-close-on-back.ts'

const lineClass =
  'flex min-h-12 items-center gap-3 rounded-lg px-3 text-[15px] font-semibold hover:bg-accent [&_svg]:size-5 [&_svg]:text-muted'

/** What the bottom bar of a phone has no room for. */
export function MoreSheet({
  open,
  onClose,
  entries,
}: {
  readonly open: boolean
  readonly onClose: () => void
  readonly entries: readonly NavigationEntry[]
}) {
  const auth = useAuth()
  useCloseOnBack(open, onClose)
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropClass} />
        <Dialog.Popup className="sheet fixed inset-x-0 bottom-0 max-h-dvh overflow-y-auto rounded-t-2xl bg-card px-3 pt-3 pb-[calc(1rem+env(safe-area-inset-bottom))] outline-none">
          <div className="mb-1 flex items-center justify-between pl-3">
            <Dialog.Title className="text-base">{shellMessages.more}</Dialog.Title>
            <IconButton label={uiMessages.close} icon={<X />} onClick={onClose} />
          </div>
          <ul>
            {entries.map((entry) => (
              <li key={entry.id}>
                <ScreenLink screen={entry.id} onClick={onClose} className={lineClass}>
                  {screenIcon(entry.place.icon)}
                  {entry.title}
                </ScreenLink>
              </li>
            ))}
          </ul>
          <div className="my-3 px-3">
            <ThemeSwitch hideLabel={false} />
          </div>
          {auth.status === 'signed-in' && (
            <div className="border-t border-line pt-2">
              <p className="truncate px-3 py-2 text-muted">{auth.user.email}</p>
              <ScreenLink screen="logout" onClick={onClose} className={lineClass}>
                <LogOut aria-hidden="true" />
                {shellMessages.signOut}
              </ScreenLink>
            </div>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
