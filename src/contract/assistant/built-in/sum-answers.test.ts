import { expect, it } from 'vitest'
import { BUILT_IN_CONTEXT } from '#test/assistant/built-in-context.ts'
import type { BuiltInContext } from '../built-in.ts'
import type { ToolCall, ToolOutcome } from '../tools.ts'
import { answerBuiltIn } from './answer-built-in.ts'

const cell = (name: string, kind: 'money' | 'percent', value: string) => ({ cell: name, kind, value })
const CELLS = {
  margin: [cell('cost', 'money', '12.00'), cell('margin', 'percent', '40'), cell('price', 'money', '20.00')],
  vat: [cell('net', 'money', '20.00'), cell('rate', 'percent', '19'), cell('gross', 'money', '23.80')],
}

/** The calls of an answer, and what it says. */
function asked(context: BuiltInContext) {
  const answer = answerBuiltIn('What should I charge for something that costs 12 with 40% margin?', context)
  const calls: ToolCall[] = []
  for (let step = answer.next(); ;) {
    if (step.done)
      return { calls, text: step.value.flatMap((part) => (part.type === 'text' ? part.text : [])).join(' ') }
    calls.push(step.value)
    const { calculator } = step.value.args as { readonly calculator: keyof typeof CELLS }
    step = answer.next({ result: { calculator, currency: 'EUR', cells: CELLS[calculator] } } as unknown as ToolOutcome)
  }
}

it('CHAT-04 a price for a margin is said to be before VAT, and with it where prices of the business include it', () => {
  const without = asked(BUILT_IN_CONTEXT)
  expect(without.text).toBe('Price before VAT: €20.00. (Cost: €12.00, Margin: 40%)')
  expect(without.calls).toHaveLength(1)
  const { calls, text } = asked({ ...BUILT_IN_CONTEXT, vat: '19' })
  expect(text).toBe(`${without.text} With 19% VAT: €23.80.`)
  expect(calls.at(-1)?.args).toMatchObject({ calculator: 'vat', given: { net: '20.00', rate: '19' }, solve: 'gross' })
})
