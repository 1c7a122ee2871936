import { breaksOf, integration, type Mutant, unit } from './mutant.ts'

const MARKS = unit('src/server/assistant/answer-book.unit.test.ts')
const TOOLS = 'src/server/assistant/tools-limits.test.ts'
const WORDS = unit('src/domain/assistant/written-figures.test.ts')
const ASKED = unit('src/domain/assistant/understand.test.ts')
const OUTSIDE = integration('src/server/assistant/mcp/mcp.test.ts', 'CHAT-05 CHAT-06 a change')

/** What keeps the assistant from writing, and from passing figures off as checked. */
export const assistantMutants: readonly Mutant[] = [
  ...breaksOf('src/server/assistant/tools/run-tool.ts', OUTSIDE, [
    ['a token that only reads drafts changes', "{ ...actor, scope: 'draft' }", 'actor'],
  ]),
  ...breaksOf('src/server/assistant/known-figures.ts', MARKS, [
    ['every figure counts as checked', 'rounded.places.get(roundedTo(`${whole}.${fraction}`, decimals))', '0'],
  ]),
  ...breaksOf('src/server/assistant/tools/waiting-drafts.ts', integration(TOOLS, 'no further draft'), [
    ['drafts wait without a limit', 'drafts >= MOST_WAITING', 'drafts < 0'],
    ['rows of drafts wait without a limit', 'waiting >= MOST_ROWS', 'waiting < 0'],
  ]),
  ...breaksOf('src/domain/assistant/number-words.ts', WORDS, [
    ['`at once` is eleven', 'elsewhere.language === language ||', 'elsewhere.language !== undefined ||'],
    ['fifty cents are hundreds', '!COINS.has(word)', "word !== ''"],
  ]),
  ...breaksOf('src/domain/assistant/year.ts', ASKED, [
    ['a price of 1999 is a year', '!isLate(value, question.around.today)', "value === ''"],
    ['a price of 2025 is a year', '&& !isOfAmounts(question, at)', ''],
  ]),
  ...breaksOf('src/domain/assistant/intents/whole-answers.ts', ASKED, [
    ['a period that nothing answers is left out', 'hasPeriod(question) &&', "has(question, 'yesterday') &&"],
  ]),
  ...breaksOf('src/domain/assistant/written-figures.ts', WORDS, [
    ['a figure of another sign counts', "rounded > 0n && decimal.startsWith('-')", 'decimal === ""'],
  ]),
]
