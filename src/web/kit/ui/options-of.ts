import type { Option } from './native-select.tsx'

/** The labels of a choice as its options, in their order; read where they are shown, so that they are in the reader's language. */
export function optionsOf<V extends string>(labels: Readonly<Record<V, string>>): readonly Option<V>[] {
  return (Object.entries(labels) as [V, string][]).map(([value, label]) => ({ value, label }))
}
