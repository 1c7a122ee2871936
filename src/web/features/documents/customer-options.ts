import { useMemo } from 'react'
import { compareByName } from '#domain/list-query.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import type { Option } from '#web/kit/ui/native-select.tsx'

/** The customers to choose from, by name; a company is told beside its contact. */
export function useCustomerOptions(): readonly Option[] {
  const rows = useRows('customer')
  return useMemo(
    () =>
      rows.toSorted(compareByName).map(({ id, name, company }) => ({
        value: id,
        label: company && company !== name ? `${name} · ${company}` : name,
      })),
    [rows],
  )
}
