import { expect, it } from 'vitest'
import { BUILT_IN_CONTEXT } from '#test/assistant/built-in-context.ts'
import type { ToolCall, ToolOutcome } from '../tools.ts'
import { answerBuiltIn } from './answer-built-in.ts'

const ID = '00000000-0000-4000-8000-000000000001'
const NOTHING: ToolOutcome = { result: { items: [], total: 0 } }

/** What a question is answered that goes along with a record, where no row is found by whichever words. */
function asked(question: string, kind: string, name: string) {
  const page = { screen: 'products', records: [{ kind, id: ID, name }] }
  const answer = answerBuiltIn(question, { ...BUILT_IN_CONTEXT, page })
  const calls: ToolCall[] = []
  for (
    let step = answer.next();
    ;
    step = answer.next(step.value.tool.startsWith('find_') ? NOTHING : { refused: '' })
  ) {
    if (step.done)
      return { calls, text: step.value.flatMap((part) => (part.type === 'text' ? part.text : [])).join(' ') }
    calls.push(step.value)
  }
}

it.each([
  ['Where does @Max Müller live, mostly?', 'customer', 'Max Müller'],
  ['What is the price of @Max Müller', 'customer', 'Max Müller'],
  ['Who owes @Storm lantern', 'product', 'Storm lantern'],
  ['Which customers have @Storm lantern', 'product', 'Storm lantern'],
  ['revenue of @INV-1', 'document', 'INV-1'],
])('CHAT-04 a name that was chosen is never said not to be found: %s', (question, kind, name) => {
  const { text } = asked(question, kind, name)
  expect(text).toBe('I cannot answer that. These I can answer:')
})

it('CHAT-04 the record that was chosen is meant, with whichever words its name has', () => {
  const { calls } = asked('revenue of @Best price lamp', 'product', 'Best price lamp')
  expect(calls.at(-1)).toMatchObject({ tool: 'sales_report', args: { productId: ID } })
})
