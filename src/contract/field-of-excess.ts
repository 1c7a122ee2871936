/**
 * The field that a refusal names where amounts add up to too much: the largest of those that were changed, because a person looks where they
 * typed; else the largest of all. `amounts` says by field what each adds.
 */
export function fieldOfExcess(amounts: Readonly<Record<string, number>>, changed: ReadonlySet<string>): string {
  const all = Object.entries(amounts)
  const own = all.filter(([name, amount]) => changed.has(name) && amount > 0)
  const [first, ...others] = own.length > 0 ? own : all
  const [field = ''] = others.reduce((most, each) => (each[1] > (most?.[1] ?? 0) ? each : most), first) ?? []
  return field
}

/** The sum of what lines add. */
export function sumOfLines(lines: readonly { readonly amount: number | null }[]): number {
  return lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0)
}
