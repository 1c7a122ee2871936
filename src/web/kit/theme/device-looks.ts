import { whereAllowed } from '../load/where-allowed.ts'

/** A look of a device beside its theme: how much moves, and how high the rows of lists are (PAGE-06). */
export type Look = 'motion' | 'density'

/** The choices of each look; the first one is the default. They hold no user data and outlive a sign-out, as the theme does (AUTH-11). */
export const looks: Readonly<Record<Look, readonly [string, ...string[]]>> = {
  motion: ['system', 'less', 'full'],
  density: ['roomy', 'dense'],
}

const listeners = new Set<() => void>()

/** What is chosen on this device, as the page shows it. */
export function lookChoice(look: Look): string {
  const shown = document.documentElement.dataset[look]
  return looks[look].find((each) => each === shown) ?? looks[look][0]
}

/** Shows a choice at once and keeps it on this device; where storage is refused, as long as the page is open. */
export function chooseLook(look: Look, choice: string): void {
  const { dataset } = document.documentElement
  if (choice === looks[look][0]) delete dataset[look]
  else dataset[look] = choice
  whereAllowed(() => localStorage.setItem(`pricewright.${look}`, choice))
  for (const listener of listeners) listener()
}

/** Follows changes of looks; returns how to stop. */
export function onLookChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
