import { expect, it } from 'vitest'
import { understand } from '#domain/assistant/understand.ts'
import { suggestionMessages as german } from './messages.de.ts'
import { suggestionMessages as spanish } from './messages.es.ts'
import { suggestionMessages as french } from './messages.fr.ts'
import { suggestionMessages as english } from './messages.ts'

it.each([
  ['en', english],
  ['de', german],
  ['fr', french],
  ['es', spanish],
] as const)(
  'CHAT-04 the built-in assistant understands every question that is suggested in %s',
  (language, suggested) => {
    for (const [group, questions] of Object.entries(suggested))
      for (const question of questions) {
        const how = {
          language,
          decimalSign: '.',
          currency: 'EUR',
          today: '2026-11-29',
          hasProductOpen: group === 'product',
        } as const
        expect(['cannot', 'about'], question).not.toContain(understand([question], how).ask)
      }
  },
)
