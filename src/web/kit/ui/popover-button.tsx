import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../load/lazy-part.ts'
import { classNames } from './class-names.ts'
import { useFloatingTrigger } from './use-floating-trigger.ts'

const Popover = lazyPart(() => import('./popover.tsx').then((module) => module.Popover))

interface PopoverButtonProps {
  /** The button's name when its content does not say it. */
  readonly label?: string
  readonly title: string
  /** What the button shows. */
  readonly face: ReactNode
  readonly children: ReactNode
  readonly className?: string
  readonly align?: 'start' | 'end'
  readonly side?: 'top' | 'bottom' | 'right'
}

/** A button that opens content beside it; the part that floats loads when it is first needed. */
export function PopoverButton(props: PopoverButtonProps) {
  const { label, title, face, children, className, align = 'start', side = 'bottom' } = props
  const { open, mounted, contentId, setOpen, trigger } = useFloatingTrigger(Popover.preload)
  return (
    <>
      <button
        {...trigger}
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        className={classNames('rounded-lg text-start', className)}
      >
        {face}
      </button>
      {mounted && (
        <Suspense fallback={null}>
          <Popover
            id={contentId}
            anchor={trigger.ref}
            open={open}
            onOpenChange={setOpen}
            title={title}
            align={align}
            side={side}
          >
            {children}
          </Popover>
        </Suspense>
      )}
    </>
  )
}
