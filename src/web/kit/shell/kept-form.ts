import { useEffect, useState } from 'react'
import { whereAllowed } from '../load/where-allowed.ts'
import { authState } from './auth-state.ts'

/** A form whose texts go along to a fresh sign-in and back. */
export interface KeptForm<T> {
  readonly typed: T
  readonly change: (changes: Partial<T>) => void
  /** Keeps in this tab what is typed, until the form is opened again. */
  readonly keep: () => void
}

/**
 * What is typed into a form that needs a fresh sign-in: `initial`, or what was kept of it on the way there (AUTH-12). `name` names the form.
 * Never for secrets.
 */
export function useKeptForm<T extends object>(name: string, initial: () => T): KeptForm<T> {
  const [typed, setTyped] = useState<T>(() => laidOver(initial(), read(name)))
  useEffect(() => forget(name), [name])
  return {
    typed,
    change: (changes) => setTyped((before) => ({ ...before, ...changes })),
    keep: () => whereAllowed(() => sessionStorage.setItem(keyOf(name), JSON.stringify(typed))),
  }
}

/** Whether a form was left for a fresh sign-in: it opens again by itself. */
export function isFormKept(name: string): boolean {
  return read(name) !== undefined
}

/** Of nobody but who typed it. */
function keyOf(name: string): string {
  const auth = authState()
  return `pricewright.typed.${auth.status === 'signed-in' ? auth.user.userId : ''}.${name}`
}

function read(name: string): unknown {
  return whereAllowed(() => JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') as unknown) ?? undefined
}

function forget(name: string): void {
  whereAllowed(() => sessionStorage.removeItem(keyOf(name)))
}

/** What was kept, wherever it has the shape of the form. */
function laidOver<T>(form: T, kept: unknown): T {
  if (Array.isArray(form)) return Array.isArray(kept) ? (kept as T) : form
  if (!isRecord(form)) return typeof kept === typeof form ? (kept as T) : form
  if (!isRecord(kept)) return form
  return Object.fromEntries(Object.entries(form).map(([name, value]) => [name, laidOver(value, kept[name])])) as T
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
