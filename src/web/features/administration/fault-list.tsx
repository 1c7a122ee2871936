import type { FindingAnswer } from '#contract/endpoints/integrity.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { PlainRows } from '#web/kit/ui/plain-table.tsx'
import { diagnosticsMessages as messages } from './diagnostics-messages.ts'

interface FaultListProps {
  readonly label: string
  readonly findings: readonly FindingAnswer[]
  /** All of them: only the first are told one by one. */
  readonly count: number
}

/** Faults in stored data: what is wrong, where, and which fields. */
export function FaultList({ label, findings, count }: FaultListProps) {
  const { columns } = messages.scan
  return (
    <>
      <p className="mb-2 font-semibold">
        {label}: {formatNumber(count)}
      </p>
      <PlainRows
        label={label}
        rows={findings.map((finding, n) => ({ ...finding, n }))}
        keyOf={({ n }) => n}
        takesFocus
        columns={[
          { label: columns.fault, renderCell: ({ fault }) => messages.faults[fault] },
          { label: columns.kind, renderCell: ({ kind }) => kind },
          { label: columns.detail, renderCell: ({ detail }) => detail },
          { label: columns.id, phone: 'alone', renderCell: ({ id }) => id },
        ]}
      />
    </>
  )
}
