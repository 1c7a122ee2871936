import { screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { draw } from '#test/page/page.ts'
import { type SignedIn, signIn } from '#test/page/signed-in.ts'
import { chargeKinds } from '#web/kit/shipments/charge-messages.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { ChargesSection } from './charges-section.tsx'
import { issuesByRow, shownProblems } from './landed-input.ts'
import { type LineDeps, newLineData } from './line-columns.ts'
import { chargesMessages as messages } from './page-messages.ts'
import { useShipmentActions } from './use-shipment-actions.ts'
import { useShipmentWork } from './use-shipment.ts'

const deps: LineDeps = {
  currency: 'USD',
  rateOf: () => ({ rate: '1', date: null, source: 'typed' }),
  productOf: () => undefined,
}

let person: SignedIn

function Page() {
  const [row] = useRows('shipment')
  return row ? <Charges row={row} /> : null
}

function Charges({ row }: { readonly row: RowOfKind<'shipment'> }) {
  const [begun, setBegun] = useState('')
  const actions = useShipmentActions()
  const work = useShipmentWork(row, null, begun)
  const problems = shownProblems(work.landed, begun)
  return (
    <>
      <p>{`${problems.length} to fix, ${work.landed.totals.total ?? 'no'} in all`}</p>
      <ChargesSection
        work={work}
        actions={actions}
        deps={deps}
        begun={begun}
        onBegun={setBegun}
        issues={issuesByRow(problems)}
        onTyping={() => undefined}
      />
    </>
  )
}

beforeEach(async () => {
  person = await signIn()
  const { store } = person
  const put = (kind: string, id: string, data: object) => store.mutate({ op: 'put', kind, id, data: { ...data } })
  const shipmentId = store.newId()
  await put('shipment', shipmentId, { name: 'From afar', currency: 'USD' })
  const line = { ...newLineData(undefined, deps), description: 'Cup', quantity: 10_000, unitCost: 1_000_000 }
  await put('shipmentLine', store.newId(), { shipmentId, ...line })
  await person.settle()
})

describe('a charge of a shipment', () => {
  it('SHIP-01 is asked for its amount only once it was left, and costs nothing until then', async () => {
    const { user } = draw(<Page />)
    await user.click(screen.getByRole('button', { name: messages.add }))
    await user.click(await screen.findByRole('menuitem', { name: chargeKinds.freight }))
    await person.settle()
    const amount = await screen.findByRole('textbox', { name: `${messages.estimated}: ${chargeKinds.freight}` })
    expect(document.activeElement).toBe(amount)
    expect(amount.getAttribute('aria-invalid')).not.toBe('true')
    expect(screen.queryByText('0 to fix, 1000000 in all')).not.toBeNull()
    await user.click(screen.getByRole('button', { name: messages.add }))
    expect(await screen.findByText('1 to fix, no in all')).toBeTruthy()
    expect(amount.getAttribute('aria-invalid')).toBe('true')
  })
})
