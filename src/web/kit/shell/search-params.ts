/** Reads one search parameter and writes it; a default writes nothing, so that addresses stay short (NAV-08). */
export interface SearchParam<T> {
  /** Never throws: a bad value is the default. */
  read(text: string | undefined): T
  write(value: T): string | undefined
  /** Its name in the address, where that is not the one that the page knows it by. */
  readonly name?: string
}

/** Text; ids stay text, whatever they look like. */
export function textParam(fallback = ''): SearchParam<string> {
  return { read: (text) => text ?? fallback, write: (value) => (value === fallback ? undefined : value) }
}

/** One of a fixed set of words. */
export function choiceParam<const V extends string>(choices: readonly V[], fallback: V): SearchParam<V> {
  return {
    read: (text) => choices.find((choice) => choice === text) ?? fallback,
    write: (value) => (value === fallback ? undefined : value),
  }
}

/** A whole number inside its limits. */
export function integerParam(
  fallback: number,
  { min = 0, max = Number.MAX_SAFE_INTEGER }: { readonly min?: number; readonly max?: number } = {},
): SearchParam<number> {
  return {
    read: (text) => {
      const value = text !== undefined && /^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN
      return value >= min && value <= max ? value : fallback
    },
    write: (value) => (value === fallback ? undefined : String(value)),
  }
}

/** A list of words without commas. */
export function listParam(fallback: readonly string[] = []): SearchParam<readonly string[]> {
  const written = fallback.join(',')
  return {
    read: (text) => (text === undefined ? fallback : text.split(',').filter((part) => part !== '')),
    write: (value) => (value.join(',') === written ? undefined : value.join(',')),
  }
}

/** The search parameters of a page by name. */
export type SearchShape = Readonly<Record<string, SearchParam<unknown>>>
/** What they read as. */
export type SearchOf<S> = { readonly [K in keyof S]: S[K] extends SearchParam<infer T> ? T : never }
/** Search parameters as they stand in the address. */
export type RawSearch = Readonly<Record<string, string | undefined>>

/** Reads a page's parameters from the address. */
export function readSearch<S extends SearchShape>(shape: S, raw: RawSearch): SearchOf<S> {
  return Object.fromEntries(
    Object.entries(shape).map(([name, param]) => [name, param.read(raw[param.name ?? name])]),
  ) as SearchOf<S>
}

/** The address's parameters after a change; those that the page does not know stay. */
export function writeSearch<S extends SearchShape>(shape: S, raw: RawSearch, patch: Partial<SearchOf<S>>): RawSearch {
  const changed = Object.entries(patch).map(([name, value]) => [shape[name]?.name ?? name, shape[name]?.write(value)])
  const merged = { ...raw, ...(Object.fromEntries(changed) as RawSearch) }
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined))
}

/** Parses a query as text only: the first value of each name, nothing turned into numbers. */
export function parseQuery(query: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [name, value] of new URLSearchParams(query)) {
    if (!Object.hasOwn(found, name) && name !== '__proto__') found[name] = value
  }
  return found
}

/** Writes text parameters as a query, with its question mark when there is one. */
export function writeQuery(search: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(search).flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  )
  const query = new URLSearchParams(pairs).toString()
  return query === '' ? '' : `?${query}`
}
