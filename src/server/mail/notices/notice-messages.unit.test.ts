import { expect, it } from 'vitest'
import { noticeMessages as german } from './notice-messages.de.ts'
import { noticeMessages as spanish } from './notice-messages.es.ts'
import { noticeMessages as french } from './notice-messages.fr.ts'
import { noticeMessages as english } from './notice-messages.ts'

it.each([
  ['en', english, 'Network: local'],
  ['de', german, 'Network: local'],
  ['es', spanish, 'Network: local'],
  ['fr', french, 'Network\u00a0: local'],
] as const)(
  'PAGE-06 SHELL-10 a label in %s stands before its value as the language writes it',
  (_language, words, said) => {
    expect(words.labelled('Network', 'local')).toBe(said)
  },
)
