/** A value of a form with brackets: a text, or a list or object of such. */
export type FormValue = string | readonly FormValue[] | { readonly [name: string]: FormValue | undefined }
export type Form = { readonly [name: string]: FormValue | undefined }

/** Reads `line_items[0][price]=x`, as Stripe's clients send it. */
export function readForm(text: string): Form {
  const root: Record<string, unknown> = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const path = [...name.matchAll(/[^[\]]+/g)].map(([part]) => part)
    let at = root
    for (const part of path.slice(0, -1)) at = (at[part] ??= {}) as Record<string, unknown>
    at[path.at(-1) ?? ''] = value
  }
  return listed(root) as Form
}

/** Objects whose names are 0, 1, 2 … are lists. */
function listed(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const names = Object.keys(value)
  const values = Object.values(value).map(listed)
  const isList = names.length > 0 && names.every((name, index) => name === String(index))
  return isList ? values : Object.fromEntries(names.map((name, index) => [name, values[index]]))
}

/** A part of a form, by its path. */
export function formPart(form: FormValue | undefined, ...path: readonly (string | number)[]): FormValue | undefined {
  return path.reduce<FormValue | undefined>(
    (at, part) => (typeof at === 'object' ? (at as Form)[part] : undefined),
    form,
  )
}

/** The text at a path of a form; empty where there is none. */
export function formText(form: FormValue | undefined, ...path: readonly (string | number)[]): string {
  const found = formPart(form, ...path)
  return typeof found === 'string' ? found : ''
}
