import type ICAL from 'ical.js'
import { UID_END } from '#domain/calendar/ics/write-calendar.ts'
import { cutText } from '#domain/cut-text.ts'
import { event } from '#contract/entities/event.ts'
import type { AnyPatch } from '#contract/entity.ts'
import { calendarMessages as messages } from './calendar-messages.ts'
import { asText, textOf, valuesOf } from './component-values.ts'

const LONGEST = { title: 300, description: 20_000, location: 500, type: 60, uid: 500 } as const
/** Letters of a note that names what was left out. */
const MOST_NAMED = 200

/** The texts of an event, with lines that are kept as text at the end of its description; what is lost stands among the notes. */
export function eventTexts(component: ICAL.Component, kept: readonly string[], notes: Set<string>): AnyPatch {
  const cut = (field: keyof typeof LONGEST, value: string): string => {
    if (value.length > LONGEST[field]) notes.add(messages.textCut(event.fields[field].label, LONGEST[field]))
    return cutText(value, LONGEST[field])
  }
  const title = textOf(component, 'summary')
  const whole = title.length > LONGEST.title ? [title] : []
  const description = [...whole, textOf(component, 'description'), ...kept].filter((part) => part !== '').join('\n\n')
  return {
    title: title === '' ? messages.untitled : cutText(title, LONGEST.title),
    description: cut('description', description),
    location: cut('location', textOf(component, 'location')),
    type: cut('type', onlyCategory(component, notes)),
  }
}

/** An event has one type: the first of its categories. */
function onlyCategory(component: ICAL.Component, notes: Set<string>): string {
  const named = new Set(valuesOf(component, 'categories').map(asText))
  const [first = '', ...others] = [...named].filter((name) => name !== '')
  const { label } = event.fields.type
  if (others.length > 0)
    notes.add(messages.categoriesCut(label, cutText(first, LONGEST.type), cutText(others.join(', '), MOST_NAMED)))
  return first
}

/** What another calendar calls an event, in a form that can be written into a file again; empty for a name of the product's own. */
export function ownUid(uid: string): string {
  return uid.endsWith(UID_END) ? '' : cutText(uid.replaceAll(/\p{Cc}/gu, ' '), LONGEST.uid)
}
