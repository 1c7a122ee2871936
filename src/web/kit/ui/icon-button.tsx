import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from './class-names.ts'
import { useReadOnlyPart } from './read-only-part.tsx'

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'> {
  /** What the button does; read out, and shown as a tip. */
  readonly label: string
  readonly icon: ReactNode
  readonly bordered?: boolean
  /** As of `Button`. */
  readonly reads?: boolean
  readonly ref?: Ref<HTMLButtonElement>
}

/** A square button with a picture; its label is its name and its tip. In a part that is read only it is not there unless it `reads`. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, bordered = false, reads = false, className, type = 'button', ...rest } = props
  const isClosed = useReadOnlyPart()
  if (isClosed && !reads) return null
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      data-tip={label}
      className={classNames(
        'inline-flex size-9 shrink-0 items-center justify-center rounded-lg border text-fg max-md:size-11',
        'transition-colors enabled:hover:bg-accent disabled:cursor-default disabled:opacity-50 [&_svg]:size-[18px]',
        bordered ? 'border-line bg-card' : 'border-transparent',
        className,
      )}
    >
      {icon}
    </button>
  )
}
