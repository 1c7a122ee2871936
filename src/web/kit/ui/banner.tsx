import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { partMessages } from './part-messages.ts'
import { uiMessages } from './messages.ts'
import { type Tone, ToneShape, toneSurface } from './tone.tsx'

interface BannerProps {
  readonly tone: Tone
  readonly title: string
  /** What to do about it. */
  readonly children?: ReactNode
  readonly action?: ReactNode
  readonly onDismiss?: () => void
  /** Read out at once: for what has just happened, not for what stands there from the start. */
  readonly urgent?: boolean
}

/** A notice that stands above the work it concerns. */
export function Banner({ tone, title, children, action, onDismiss, urgent = false }: BannerProps) {
  return (
    <section
      role={urgent ? 'alert' : undefined}
      aria-label={urgent ? undefined : title}
      className={classNames('flex flex-wrap items-start gap-x-3 gap-y-2 rounded-xl px-4 py-3', toneSurface[tone])}
    >
      <span className="mt-1.5 flex">
        <ToneShape tone={tone} />
        <span className="sr-only">{uiMessages.tones[tone]}: </span>
      </span>
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold">{title}</p>
        {children && <div className="mt-0.5 text-pretty">{children}</div>}
      </div>
      {action && <div className="flex gap-2 max-sm:order-last max-sm:basis-full max-sm:ps-5">{action}</div>}
      {onDismiss && (
        <IconButton
          label={partMessages.dismiss}
          icon={<X />}
          onClick={onDismiss}
          className="-my-1.5 -me-2 text-current enabled:hover:bg-transparent"
        />
      )}
    </section>
  )
}
