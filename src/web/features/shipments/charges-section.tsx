import Plus from 'lucide-react/icons/plus'
import Receipt from 'lucide-react/icons/receipt'
import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import type { ChargeKind, ChargeSplit } from '#domain/landed-cost/charge.ts'
import { chargeName } from '#web/kit/shipments/charge-name.ts'
import { chargeKinds } from '#web/kit/shipments/charge-messages.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { MenuButton } from '#web/kit/ui/menu-button.tsx'
import { ChargesTable } from './charges-table.tsx'
import { ratedBy } from './line-columns.ts'
import type { SectionProps } from './section-props.ts'
import { chargesMessages as messages } from './page-messages.ts'

const SharesDialog = lazyPart(() => import('./shares-dialog.tsx').then((module) => module.SharesDialog))

/** The usual split of each kind of charge: insurance and customs follow the value, freight the weight. */
const USUAL: Readonly<Record<ChargeKind, { readonly split: ChargeSplit; readonly dutiable: boolean }>> = {
  freight: { split: 'weight', dutiable: true },
  insurance: { split: 'value', dutiable: true },
  duty: { split: 'value', dutiable: false },
  brokerage: { split: 'value', dutiable: false },
  other: { split: 'value', dutiable: false },
}
const KINDS = Object.keys(USUAL) as readonly ChargeKind[]

/** What it cost to bring the goods here. */
export function ChargesSection({ work, actions, deps, begun, onBegun, issues, onTyping }: SectionProps) {
  const { row, lines, charges, landed } = work
  const [sharing, setSharing] = useState('')
  const section = useRef<HTMLDivElement>(null)
  const lockedIds = useMemo(
    () => new Set(row.status === 'landed' ? row.landing?.charges.map(({ id }) => id) : []),
    [row.status, row.landing],
  )
  const values = useMemo(() => new Map(landed.lines.map(({ id, goods }) => [id, goods ?? 0])), [landed])
  useEffect(() => () => onBegun(''), [onBegun])
  const shared = charges.find(({ id }) => id === sharing)
  const hasWeights = lines.length > 0 && lines.every(({ weight }) => weight !== null)

  async function add(kind: ChargeKind) {
    const above = charges.at(-1)
    const currency = above?.currency ?? row.currency
    const { split, dutiable } = USUAL[kind]
    const data = {
      kind,
      dutiable,
      // Without weights the usual split of freight would only ask for them.
      split: split === 'weight' && !hasWeights ? ('value' as const) : split,
      position: (above?.position ?? 0) + 1,
      currency,
      ...ratedBy(currency, deps),
    }
    const id = await actions.addCharge(row.id, data, onBegun)
    // What it costs is typed next.
    section.current?.querySelector<HTMLElement>(`[data-cell="${id} estimatedAmount"]`)?.focus()
  }

  const menu = (
    <MenuButton
      label={messages.add}
      icon={<Plus aria-hidden="true" />}
      tone={charges.length === 0 ? 'primary' : 'secondary'}
      entries={KINDS.map((kind) => ({ label: chargeKinds[kind], run: () => void add(kind) }))}
    />
  )
  return (
    <div ref={section} className="space-y-3">
      {charges.length === 0 ? (
        <EmptyState icon={<Receipt />} title={messages.empty.title} action={menu}>
          {messages.empty.text}
        </EmptyState>
      ) : (
        <>
          <div
            role="presentation"
            onFocus={({ target }) => isOfOther(target, begun) && onBegun('')}
            onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && onBegun('')}
          >
            <ChargesTable
              charges={charges}
              deps={deps}
              issues={issues}
              lockedIds={lockedIds}
              onSave={actions.saveCharge}
              onTyping={onTyping}
              onRemove={(charge) => actions.removeCharge(charge.id, chargeName(charge))}
              onShares={({ id }) => setSharing(id)}
            />
          </div>
          {menu}
        </>
      )}
      <Suspense fallback={null}>
        {shared && (
          <SharesDialog
            row={shared}
            lines={lines}
            values={values}
            onSave={actions.saveCharge}
            onClose={() => setSharing('')}
          />
        )}
      </Suspense>
    </div>
  )
}

/** Whether a cell is of another charge than the one that is being made. */
function isOfOther(target: EventTarget, begun: string): boolean {
  const cell = target instanceof Element ? target.getAttribute('data-cell') : null
  return begun !== '' && cell !== null && !cell.startsWith(`${begun} `)
}
