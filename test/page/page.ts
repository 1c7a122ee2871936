import { render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import axe from 'axe-core'
import type { DetachedWindowAPI } from 'happy-dom'
import type { ReactNode } from 'react'
import { expect } from 'vitest'

declare global {
  interface Window {
    /** What stands in for the browser: its window can be made smaller, its clock stopped. */
    readonly happyDOM: DetachedWindowAPI
  }
}

const RULES = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } as const
const DESK = { width: 1_280, height: 900 }
const PHONE = { width: 360, height: 740 }

/** A part on the page, and the person before it. */
export interface Drawn {
  readonly user: UserEvent
  /** Draws the part anew, with other properties. */
  readonly redraw: (part: ReactNode) => void
  /** Takes it off the page. */
  readonly remove: () => void
}

/** Shows a part as a page would. */
export function draw(part: ReactNode): Drawn {
  const { rerender, unmount } = render(part)
  return { user: userEvent.setup(), redraw: rerender, remove: unmount }
}

/** Fails on anything of the page that does not meet WCAG 2.2 AA, as far as that can be told without pixels (SHELL-08). */
export async function expectAccessible(): Promise<void> {
  const { violations } = await axe.run(document.body, {
    runOnly: { type: RULES.type, values: [...RULES.values] },
    resultTypes: ['violations'],
    preload: false,
  })
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  expect(found).toEqual([])
}

/** Presses a link that leads away from the page, without going. */
export async function leaveByLink(user: UserEvent, name: string): Promise<void> {
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await user.click(screen.getByRole('link', { name }))
}

/** Makes the window as small as that of a phone, until the end of the test. */
export function takePhone(): void {
  window.happyDOM.setViewport(PHONE)
}

/** Makes the window as wide as that of a desk. */
export function takeDesk(): void {
  window.happyDOM.setViewport(DESK)
}

/** Writes down what a part tells of: `record('saved')` gives a callback, `told` what they were called with. Events say nothing more. */
export function recorder(): { readonly told: unknown[]; readonly record: (what: string) => (value?: unknown) => void } {
  const told: unknown[] = []
  return {
    told,
    record: (what) => (value) => void told.push(value === undefined || isEvent(value) ? what : [what, value]),
  }
}

function isEvent(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'preventDefault' in value
}
