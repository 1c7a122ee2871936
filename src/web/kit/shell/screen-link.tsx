import { type AnchorHTMLAttributes, type MouseEvent, type ReactNode, type Ref, useRef } from 'react'
import { type ScreenId, screenHref, screenOf } from '#contract/screens.ts'
import { opensTo } from '#contract/teams/screens.ts'
import { type ButtonSize, type ButtonTone, buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { useAuth } from './auth-state.ts'
import { goTo, theRouter } from './current-router.ts'
import { memberRoleIn } from './reach.ts'

type Search = Readonly<Record<string, string | undefined>>

interface ScreenLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly screen: ScreenId
  readonly search?: Search
  readonly children: ReactNode
  readonly ref?: Ref<HTMLAnchorElement>
}

/** A pointer that only passes by loads nothing. */
const NEAR_MS = 50

/** A link to a screen by its name; its page loads when the pointer or the keyboard comes near. To a screen that a member does not reach it is text (TEAM-02). */
export function ScreenLink({ screen, search, children, onClick, ...anchor }: ScreenLinkProps) {
  const isReached = useReached(screen)
  const href = screenHref(screen, search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const near = (): void => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => theRouter().preload(href), NEAR_MS)
  }
  if (!isReached)
    return <span className={classNames(anchor.className, 'pointer-events-none no-underline!')}>{children}</span>
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

/** Whether whoever is signed in may open a screen, as what they are in the account. */
function useReached(screen: ScreenId): boolean {
  return opensTo(screenOf(screen), memberRoleIn(useAuth()))
}

/** A link that looks like a button; not there where it would lead to a screen that is not reached. */
export function ScreenButton({
  tone,
  size,
  icon,
  children,
  className,
  ...link
}: ScreenLinkProps & { readonly tone?: ButtonTone; readonly size?: ButtonSize; readonly icon?: ReactNode }) {
  if (!useReached(link.screen)) return null
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
