import type ICAL from 'ical.js'
import { calendarMessages as messages } from './calendar-messages.ts'

/** An event that cannot be imported, and why. */
export class UnreadableEvent extends Error {}

/** The first value of a line of an event; null without one. Throws `UnreadableEvent`. */
export function valueOf(component: ICAL.Component, name: string): unknown {
  return valuesOf(component, name)[0] ?? null
}

/** All values of the lines of a name. Throws `UnreadableEvent`. */
export function valuesOf(component: ICAL.Component, name: string): readonly unknown[] {
  try {
    return component.getAllProperties(name).flatMap((property): unknown[] => property.getValues())
  } catch {
    throw new UnreadableEvent(messages.unreadableLine(name.toUpperCase()))
  }
}

/** The first value of a line as text; empty without one, and for what is no text. */
export function textOf(component: ICAL.Component, name: string): string {
  return asText(valueOf(component, name))
}

/** A value as text; empty for what is no text. */
export function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}
