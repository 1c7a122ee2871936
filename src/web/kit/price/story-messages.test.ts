import { expect, it } from 'vitest'
import * as assistant from '#contract/assistant/built-in-messages.ts'
import * as assistantDe from '#contract/assistant/built-in-messages.de.ts'
import * as assistantEs from '#contract/assistant/built-in-messages.es.ts'
import * as assistantFr from '#contract/assistant/built-in-messages.fr.ts'
import * as page from './story-messages.ts'
import * as pageDe from './story-messages.de.ts'
import * as pageEs from './story-messages.es.ts'
import * as pageFr from './story-messages.fr.ts'

it.each([
  ['en', assistant, page],
  ['de', assistantDe, pageDe],
  ['es', assistantEs, pageEs],
  ['fr', assistantFr, pageFr],
])(
  'CHAT-04 PRICE-06 in %s the assistant calls the steps of a price what the page calls them',
  (_language, told, shown) => {
    for (const step of ['base', 'shipping', 'cost', 'manual', 'retailPrice'] as const)
      expect(told.builtInMessages.steps[step]).toBe(shown.storyMessages.steps[step])
  },
)
