import { Link, type LinkComponentProps, useNavigate } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import { type ScreenId, screenOf } from '#contract/screens.ts'
import { type ButtonSize, type ButtonTone, buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'

type Search = Readonly<Record<string, string | undefined>>

interface ScreenLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly screen: ScreenId
  readonly search?: Search
  readonly children: ReactNode
  readonly ref?: Ref<HTMLAnchorElement>
}

/** A link to a screen by its name; its page loads when the pointer comes near. */
export function ScreenLink({ screen, search = {}, children, ...anchor }: ScreenLinkProps) {
  // The routes are made from the screen table at run time, so the router's own types know no paths.
  const props = { ...anchor, to: screenOf(screen).path, search, children } as LinkComponentProps
  return <Link {...props} />
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
  const navigate = useNavigate()
  return (screen, search = {}) => void navigate({ to: screenOf(screen).path, search })
}
