import Ellipsis from 'lucide-react/icons/ellipsis'
import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import { MenuButton } from '../ui/menu-button.tsx'
import { PHONE_QUERY, useMediaQuery } from '../ui/use-media-query.ts'
import { floatingMessages as messages } from './floating-messages.ts'
import { floatingRowShown } from './floating-setting.ts'

/** A button of the floating row, such as that of the sticky notes. */
export interface FloatingPart {
  readonly id: string
  /** Its name and its tip. */
  readonly label: string
  readonly icon: ReactNode
  /** Stands at the corner of the button: how many wait behind it. Its label says so too. */
  readonly count?: string
  readonly run: () => void
  /** What it is and does on a phone, where that is something else. */
  readonly phone?: Pick<FloatingPart, 'label' | 'run'>
}

const faceClass = 'items-center justify-center hover:bg-accent'
const edgeClass = classNames(
  faceClass,
  // A tab that is shown in the place of the pill.
  'hidden h-10 w-7 rounded-s-lg border border-e-0 border-line bg-card shadow-float [&_svg]:size-4',
)

/**
 * The buttons at the lower corner of every page (SHELL-01): a pill, folded to a tab at the edge of the window while a panel or the bar of chosen
 * rows is open, and gone while a dialog is. On a phone one button above the bar, hidden while the keyboard is open, and while the how-to stands
 * in its place. Nothing without parts, and where it is switched off.
 */
export function FloatingRow({ parts }: { readonly parts: readonly FloatingPart[] }) {
  const isShown = floatingRowShown.use()
  const phone = useMediaQuery(PHONE_QUERY)
  if (!isShown || parts.length === 0) return null
  return (
    <section
      data-floating-row=""
      aria-label={messages.title}
      className={classNames(
        'fixed end-0 z-20 flex justify-end print:hidden in-[body:has(.sheet)]:hidden',
        'bottom-4 max-md:bottom-[calc(4.25rem+env(safe-area-inset-bottom))]',
        'max-md:in-[body:has([data-clears-choice])]:hidden max-md:in-[body:has([data-how-to]):not(:has([data-foot]))]:hidden',
        'max-md:in-[body:has(:is(input:not([type=checkbox],[type=radio]),textarea):focus)]:hidden',
      )}
    >
      {phone ? <PhoneButton parts={parts} /> : <Pill parts={parts} />}
    </section>
  )
}

function Pill({ parts }: { readonly parts: readonly FloatingPart[] }) {
  const [only] = parts
  return (
    <>
      <div className="me-6 flex rounded-full border border-line bg-card p-1 shadow-float in-[body:has([data-clears-choice],[data-beside]:not([data-beside=figures]))]:hidden">
        {parts.map((part) => (
          <PartButton
            key={part.id}
            part={part}
            className={classNames(faceClass, 'inline-flex size-10 rounded-full [&_svg]:size-5')}
          />
        ))}
      </div>
      <div className="contents [&>button]:in-[body:has([data-clears-choice],[data-beside]:not([data-beside=figures]))]:inline-flex">
        {parts.length === 1 && only ? (
          <PartButton part={only} className={edgeClass} />
        ) : (
          <MenuButton
            label={messages.open}
            face={<Ellipsis aria-hidden="true" />}
            mute
            entries={parts}
            align="end"
            className={edgeClass}
          />
        )}
      </div>
    </>
  )
}

function PhoneButton({ parts }: { readonly parts: readonly FloatingPart[] }) {
  const shown = parts.map((part) => ({ ...part, ...part.phone }))
  const [only] = shown
  const className = classNames(
    faceClass,
    'me-3 inline-flex size-12 rounded-full border border-line bg-card shadow-float [&_svg]:size-5',
  )
  if (shown.length === 1 && only) return <PartButton part={only} className={className} />
  return (
    <MenuButton
      label={messages.open}
      face={<Ellipsis aria-hidden="true" />}
      mute
      entries={shown}
      align="end"
      className={className}
    />
  )
}

function PartButton({ part, className }: { readonly part: FloatingPart; readonly className: string }) {
  const { label, icon, count, run } = part
  return (
    <button type="button" aria-label={label} title={label} onClick={run} className={classNames(className, 'relative')}>
      {icon}
      {count !== undefined && (
        <span
          aria-hidden="true"
          className="absolute end-0 top-0 min-w-4.5 rounded-full bg-primary px-1 text-center text-[11px]/4.5 font-semibold text-on-primary"
        >
          {count}
        </span>
      )}
    </button>
  )
}
