import type { ReactNode } from 'react'

/** Names with their values, one below the other. */
export function Facts({ facts }: { readonly facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="divide-y divide-line">
      {facts.map(([name, value]) => (
        <div key={name} className="flex items-baseline justify-between gap-4 py-2">
          <dt className="text-muted">{name}</dt>
          <dd className="text-end font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
