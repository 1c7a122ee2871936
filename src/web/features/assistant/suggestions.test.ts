import { expect, it } from 'vitest'
import { understand } from '#domain/assistant/understand.ts'
import { builtInMessages as germanAnswers } from '#contract/assistant/built-in-messages.de.ts'
import { builtInMessages as spanishAnswers } from '#contract/assistant/built-in-messages.es.ts'
import { builtInMessages as frenchAnswers } from '#contract/assistant/built-in-messages.fr.ts'
import { builtInMessages as englishAnswers } from '#contract/assistant/built-in-messages.ts'
import * as german from './messages.de.ts'
import * as spanish from './messages.es.ts'
import * as french from './messages.fr.ts'
import * as english from './messages.ts'

it.each([
  ['en', english, englishAnswers],
  ['de', german, germanAnswers],
  ['fr', french, frenchAnswers],
  ['es', spanish, spanishAnswers],
] as const)(
  'CHAT-04 the built-in assistant understands every question that is suggested in %s',
  (language, { suggestionMessages, commandMessages, publicMessages }, { suggested, suggestedPublic }) => {
    const commands = Object.values(commandMessages).flatMap(({ text }) =>
      text === '' ? [] : [text.replace('@', 'Zott')],
    )
    for (const [group, questions] of Object.entries({
      ...suggestionMessages,
      commands,
      public: publicMessages.questions,
      suggested,
      suggestedPublic,
    }))
      for (const question of questions) {
        const how = {
          language,
          decimalSign: '.',
          currency: 'EUR',
          today: '2026-11-29',
          hasProductOpen: group === 'product',
          isPublic: group === 'public' || group === 'suggestedPublic',
        } as const
        const { ask } = understand([question], how)
        expect(['cannot', 'about'], question).not.toContain(ask)
        if (group === 'public') expect(['calculate', 'convert'], question).toContain(ask)
        if (group === 'suggestedPublic') expect(['calculate', 'convert', 'fact'], question).toContain(ask)
      }
  },
)
