import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { draw, takePhone } from '#test/page/page.ts'
import { foundProducts, type SignedIn, signIn } from '#test/page/signed-in.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { keepLostFocus } from '#web/kit/ui/lost-focus.ts'
import { landedOf } from './landed-input.ts'
import type { LineDeps } from './line-columns.ts'
import { LinesSection } from './lines-section.tsx'
import { linesMessages as messages } from './page-messages.ts'
import { useShipmentActions } from './use-shipment-actions.ts'

const deps: LineDeps = {
  currency: 'USD',
  rateOf: () => ({ rate: '1', date: null, source: 'typed' }),
  productOf: () => undefined,
}

function Section() {
  const actions = useShipmentActions()
  const [begun, setBegun] = useState('')
  const [row] = useRows('shipment')
  const lines = useRows('shipmentLine')
  if (!row) return null
  const landed = landedOf({ row, lines, charges: [] }, 'cif')
  return (
    <main>
      <h1>From afar</h1>
      <section>
        <LinesSection
          work={{ row, lines, charges: [], dutyBasis: 'cif', landed }}
          actions={actions}
          deps={deps}
          begun={begun}
          onBegun={setBegun}
          issues={new Map()}
          onTyping={() => undefined}
          wanted={undefined}
        />
      </section>
    </main>
  )
}

let person: SignedIn

beforeEach(async () => {
  takePhone()
  keepLostFocus()
  person = await signIn([foundProducts])
  const { store } = person
  const shipmentId = store.newId()
  await store.mutate({ op: 'put', kind: 'shipment', id: shipmentId, data: { name: 'From afar' } })
  for (const description of ['Mug', 'Pan', 'Pot'])
    await store.mutate({ op: 'put', kind: 'shipmentLine', id: store.newId(), data: { shipmentId, description } })
})

it('SHELL-08 where a line is removed on a phone, the focus goes on to the next one, in the end to what adds one', async () => {
  const { user } = draw(<Section />)
  const focused = () => document.activeElement?.textContent
  for (const [name, next] of [
    ['Pan', 'Pot'],
    ['Pot', 'Mug'],
    ['Mug', messages.add],
  ] as const) {
    await user.click(screen.getByRole('button', { name }))
    await user.click(await screen.findByRole('button', { name: messages.removeShort }))
    await person.settle()
    await waitFor(() => expect(focused()).toBe(next))
  }
})
