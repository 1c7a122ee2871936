import CloudOff from 'lucide-react/icons/cloud-off'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import CloudCheck from 'lucide-react/icons/cloud-check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { type ReactNode, Suspense } from 'react'
import { formatCount, formatNumber } from '../format/number.ts'
import { lazyPart } from '../load/lazy-part.ts'
import { classNames } from '../ui/class-names.ts'
import { PopoverButton } from '../ui/popover-button.tsx'
import { shellMessages } from './messages.ts'

const Explanation = lazyPart(() =>
  import('./connection-explanation.tsx').then((module) => module.ConnectionExplanation),
)

const messages = shellMessages.connection

/** How this device stands to the server, and what is not there yet. */
export interface Connection {
  readonly network: 'online' | 'offline'
  readonly syncing: boolean
  /** All data is still on its way to this device. */
  readonly loading?: boolean
  /** Changes that are not safe on this device yet. */
  readonly writing: number
  /** Changes that are safe on this device and that the server does not have yet. */
  readonly waiting: number
  /** Changes that the server refused and that wait for a decision. */
  readonly refused: number
  /** Why nothing is sent although there is a network, in words: the server refuses this device, or the sign-in has ended. */
  readonly trouble?: string | undefined
}

/** The one line that says it: why nothing is sent, with what was refused, else with what waits; then what is under way. */
export function connectionLine(connection: Connection): string {
  const { network, syncing, loading, writing, waiting, refused, trouble } = connection
  const isOffline = network === 'offline'
  const halted = isOffline ? messages.offline : trouble !== undefined && messages.trouble
  const unsaved = isOffline ? waiting : writing + waiting
  const changes = formatCount(refused || unsaved, messages.change)
  if (refused > 0) return `${halted ? `${halted}, ` : ''}${changes} ${messages.refused}`
  if (halted) return unsaved > 0 ? `${halted}, ${formatNumber(unsaved)} ${messages.waiting}` : halted
  if (loading && unsaved === 0) return messages.loading
  if (syncing || writing > 0) return unsaved > 0 ? `${messages.syncing} ${changes}` : messages.syncing
  return unsaved > 0 ? `${changes} ${messages.waiting}` : messages.saved
}

interface ConnectionStateProps {
  readonly connection: Connection
  /** Only the picture, where there is no room. */
  readonly compact?: boolean
  /** The list of what waits and what was refused. */
  readonly children?: ReactNode
}

/** Offline, syncing, unsaved and refused in one small place, with the list behind it (SHELL-07). */
export function ConnectionState({ connection, compact = false, children }: ConnectionStateProps) {
  const line = connectionLine(connection)
  const { refused, network, syncing, loading, writing, waiting, trouble } = connection
  const isSaved = !syncing && !loading && writing + waiting === 0 && trouble === undefined
  const isTroubled = refused > 0 || (trouble !== undefined && network === 'online')
  const Icon = isTroubled ? TriangleAlert : network === 'offline' ? CloudOff : isSaved ? CloudCheck : CloudUpload
  const tone = isTroubled ? 'text-bad' : network === 'offline' ? 'text-warn' : 'text-muted'
  return (
    <PopoverButton
      title={messages.title}
      label={line}
      side={compact ? 'bottom' : 'top'}
      className={classNames(
        'flex min-h-9 items-center gap-2.5 px-2.5 text-[13px] font-semibold hover:bg-accent max-md:min-h-11 [&_svg]:size-[18px]',
        tone,
      )}
      face={
        <>
          <Icon aria-hidden="true" />
          <span className={compact ? 'sr-only' : 'truncate'}>{line}</span>
        </>
      }
    >
      <p className="text-pretty text-muted">
        <Suspense fallback={line}>
          <Explanation connection={connection} line={line} isSaved={isSaved} />
        </Suspense>
      </p>
      {children}
    </PopoverButton>
  )
}
