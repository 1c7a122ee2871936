import { expect, it } from 'vitest'
import { digestMessages as german } from './digest-messages.de.ts'
import { digestMessages as spanish } from './digest-messages.es.ts'
import { digestMessages as french } from './digest-messages.fr.ts'
import { digestMessages as english } from './digest-messages.ts'

it.each([
  [english, ['Your week: 2 prices and 1 cost changed', 'Your week: 1 price changed', 'Your week: 3 costs changed']],
  [
    german,
    [
      'Ihre Woche: 2 Preise und die Kosten eines Produkts geändert',
      'Ihre Woche: 1 Preis geändert',
      'Ihre Woche: die Kosten von 3 Produkten geändert',
    ],
  ],
  [
    french,
    [
      'Votre semaine : 2 prix modifiés, 1 coût modifié',
      'Votre semaine : 1 prix modifié',
      'Votre semaine : 3 coûts modifiés',
    ],
  ],
  [
    spanish,
    [
      'Tu semana: 2 precios cambiados, 1 coste cambiado',
      'Tu semana: 1 precio cambiado',
      'Tu semana: 3 costes cambiados',
    ],
  ],
])('PAGE-06 SHELL-10 the subject of a digest counts prices and costs as the language does', (messages, subjects) => {
  const told = [messages.subject(2, 1), messages.subject(1, 0), messages.subject(0, 3)]
  expect(told.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(subjects)
})

it('PAGE-06 how many are below their lowest margin is said honestly where they were not counted to the end', () => {
  expect([english.below(1, false), english.below(4, false), english.below(999, true)]).toEqual([
    'One product is below its lowest margin:',
    '4 products are below their lowest margin:',
    'More than 999 products are below their lowest margin:',
  ])
})
