import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from './class-names.ts'
import { useReadOnlyPart } from './read-only-part.tsx'

/** How much a button asks for attention; at most one primary on a page. */
export type ButtonTone = 'primary' | 'secondary' | 'ghost' | 'danger'
/** `small` belongs into rows and toolbars. */
export type ButtonSize = 'medium' | 'small'

const TONES: Readonly<Record<ButtonTone, string>> = {
  primary: 'bg-primary text-on-primary enabled:hover:bg-primary-hover border-transparent',
  secondary: 'bg-card text-fg border-line enabled:hover:bg-accent enabled:hover:border-accent-strong',
  ghost: 'bg-transparent text-fg border-transparent enabled:hover:bg-accent',
  danger: 'bg-bad-strong text-on-bad border-transparent enabled:hover:opacity-90',
}

const SIZES: Readonly<Record<ButtonSize, string>> = {
  medium: 'h-9 max-md:h-11 px-3.5 gap-2',
  small: 'h-8 max-md:h-10 px-2.5 gap-1.5',
}

/** The classes of a button, for links that look like one. */
export function buttonClass(tone: ButtonTone = 'secondary', size: ButtonSize = 'medium'): string {
  return classNames(
    'inline-flex shrink-0 items-center justify-center rounded-lg border font-semibold whitespace-nowrap select-none',
    'transition-colors disabled:cursor-default disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0',
    TONES[tone],
    SIZES[size],
  )
}

/** For a button whose words may be longer than the room on a phone. */
export const wrappingButtonClass = 'h-auto! max-w-full min-h-8 py-1 text-start whitespace-normal! max-md:min-h-10'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly tone?: ButtonTone
  readonly size?: ButtonSize
  readonly icon?: ReactNode
  /** It changes nothing: whoever only looks has it too. */
  readonly reads?: boolean
  readonly ref?: Ref<HTMLButtonElement>
}

/** A button with words. It does not submit a form unless its type says so. In a part that is read only it is not there unless it `reads`. */
export function Button({
  tone,
  size,
  icon,
  reads = false,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const isClosed = useReadOnlyPart()
  if (isClosed && !reads) return null
  return (
    <button {...rest} type={type} className={classNames(buttonClass(tone, size), className)}>
      {icon}
      {children}
    </button>
  )
}
