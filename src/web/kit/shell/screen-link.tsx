import { type AnchorHTMLAttributes, type MouseEvent, type ReactNode, type Ref, useRef } from 'react'
import { type ScreenId, screenHref } from '#contract/screens.ts'
import { type ButtonSize, type ButtonTone, buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { goTo, theRouter } from './current-router.ts'

type Search = Readonly<Record<string, string | undefined>>

interface ScreenLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly screen: ScreenId
  readonly search?: Search
  readonly children: ReactNode
  readonly ref?: Ref<HTMLAnchorElement>
}

/** A pointer that only passes by loads nothing. */
const NEAR_MS = 50

/** A link to a screen by its name; its page loads when the pointer or the keyboard comes near. */
export function ScreenLink({ screen, search, children, onClick, ...anchor }: ScreenLinkProps) {
  const href = screenHref(screen, search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const near = (): void => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => theRouter().preload(href), NEAR_MS)
  }
  return (
    <a
      onPointerEnter={near}
      onPointerLeave={() => clearTimeout(timer.current)}
      onFocus={near}
      {...anchor}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (!isPlain(event)) return
        event.preventDefault()
        goTo(href)
      }}
    >
      {children}
    </a>
  )
}

/** A press that is meant for this tab; all others are the browser's. */
function isPlain(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey, currentTarget } = event
  const isModified = metaKey || ctrlKey || shiftKey || altKey
  return !defaultPrevented && button === 0 && !isModified && ['', '_self'].includes(currentTarget.target)
}

/** A link that looks like a button. */
export function ScreenButton({
  tone,
  size,
  icon,
  children,
  className,
  ...link
}: ScreenLinkProps & { readonly tone?: ButtonTone; readonly size?: ButtonSize; readonly icon?: ReactNode }) {
  return (
    <ScreenLink {...link} className={classNames(buttonClass(tone, size), className)}>
      {icon}
      {children}
    </ScreenLink>
  )
}

/** Goes to a screen by its name. */
export function useGo(): (screen: ScreenId, search?: Search) => void {
  return goToScreen
}

function goToScreen(screen: ScreenId, search?: Search): void {
  goTo(screenHref(screen, search))
}
