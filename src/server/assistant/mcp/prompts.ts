import { ProtocolError } from '@modelcontextprotocol/server'
import { INVALID_PARAMS } from './protocol-server.ts'

interface PromptArgument {
  readonly name: string
  readonly description: string
  readonly required: boolean
}

interface Prompt {
  readonly title: string
  readonly description: string
  readonly arguments: readonly PromptArgument[]
  readonly text: (args: Readonly<Record<string, string>>) => string
}

const LONGEST = 200

/** The questions that sellers ask most, for outside assistants to offer. */
const prompts: Readonly<Record<string, Prompt>> = {
  weekly_review: {
    title: 'Review of the week',
    description: 'What asks for a decision: insights, thin margins, overdue invoices',
    arguments: [],
    text: () =>
      'Review my shop: use insights, margin_report and receivables. Name the five things that ask for a decision most, each with its figures and what to do about it.',
  },
  explain_product_price: {
    title: 'Explain a price',
    description: 'How the price of a product comes about',
    arguments: [{ name: 'product', description: 'Name or SKU', required: true }],
    text: ({ product }) => `Find the product named ${data(product)} and explain its price step by step.`,
  },
  reprice: {
    title: 'Draft new prices',
    description: 'A change set of new prices for a margin, to be looked at and applied by you',
    arguments: [
      { name: 'products', description: 'Words that find the products', required: true },
      { name: 'margin', description: 'The margin in percent', required: true },
    ],
    text: ({ products, margin }) =>
      `Draft new prices with a margin of ${data(margin)} percent for the products that ${data(products)} finds. First try it with what_if and tell me the effect, then draft it. I apply it myself.`,
  },
  costs_rise: {
    title: 'What if costs rise',
    description: 'What a rise of supplier prices does to margins',
    arguments: [{ name: 'percent', description: 'The rise in percent', required: true }],
    text: ({ percent }) =>
      `What happens to my margins if supplier prices rise by ${data(percent)} percent and prices stay? Use what_if, and name the products that would lose money.`,
  },
}

/** The prompts with their arguments. */
export function listedPrompts() {
  return Object.entries(prompts).map(([name, { title, description, arguments: args }]) => ({
    name,
    title,
    description,
    arguments: [...args],
  }))
}

/** A prompt with its arguments filled in. Throws `ProtocolError` for an unknown one and for a missing argument. */
export function promptNamed(name: string, args: Readonly<Record<string, string>>) {
  const prompt = Object.hasOwn(prompts, name) ? prompts[name] : undefined
  if (!prompt)
    throw new ProtocolError(INVALID_PARAMS, `There is no prompt named ${JSON.stringify(name.slice(0, LONGEST))}.`)
  const missing = prompt.arguments.find((each) => each.required && !args[each.name]?.trim())
  if (missing) throw new ProtocolError(INVALID_PARAMS, `The prompt ${name} needs the argument ${missing.name}.`)
  return {
    description: prompt.description,
    messages: [{ role: 'user' as const, content: { type: 'text' as const, text: prompt.text(args) } }],
  }
}

/** A word of the caller inside a prompt, marked as such. */
function data(word = ''): string {
  return JSON.stringify(word.slice(0, LONGEST))
}
