import { describe, expect, it } from 'vitest'
import { emailErrors, passwordErrors, textsOf } from './form.ts'

describe('forms of the embedded provider', () => {
  it.each([
    'ada@example.com',
    ' ada@localhost ',
    'ada.lovelace+shop@sub.example.co',
    'ädä@exämple.com',
    "o'neil@example.com",
  ])('AUTH-12 %j is an address', (email) => expect(emailErrors(email)).toEqual({}))

  it.each([
    '',
    'ada',
    '@example.com',
    'ada@',
    'a b@example.com',
    'a@b@c',
    'ada@example.com\r\nBcc: x@y',
    'a@b,c@d',
    '<a@b>',
    'a@b\0',
    `${'a'.repeat(250)}@b.cd`,
  ])('AUTH-12 %j is none', (email) => expect(emailErrors(email)).toHaveProperty('email'))

  it.each(['\u200b', '\u2060', '\u202e', '\u00ad', '\u0007', '\u3164'])(
    'AUTH-12 an address with a character that nobody sees is none, and is said to have one: %j',
    (character) => {
      for (const email of [`a${character}da@example.com`, `ada@exa${character}mple.com`, `${character}ada@localhost`])
        expect(emailErrors(email)['email']).toContain('characters that cannot be seen')
    },
  )

  it.each([
    'password1',
    'P@ssw0rd!',
    'Passw0rd2024',
    '12345678',
    '1234567890',
    'qwertyuiop',
    '1qaz2wsx3edc',
    'aaaaaaaa',
    'abcabcabc',
    'sunshine99',
    'iloveyou!',
    '19.04.1987',
    'trustno1',
    'letmein123',
    'asdfghjkl',
    'pricewright1',
    'ada.lovelace7',
    'monkeymonkey',
  ])('AUTH-12 %j is refused: it is tried first', (password) =>
    expect(passwordErrors(password, 'ada.lovelace@example.com')).toHaveProperty('new-password'),
  )

  it.each([
    'correct horse',
    'battery staple',
    'tr4vel by n1ght',
    'vier alte Hüte',
    'monkey business',
    'Zeichnung-42',
    'a few words in a row',
  ])('AUTH-12 %j is taken', (password) => expect(passwordErrors(password, 'ada.lovelace@example.com')).toEqual({}))

  it('AUTH-12 a password has 8 to 200 characters and is not the address', () => {
    expect(passwordErrors('1234567', 'ada@example.com')).toHaveProperty('new-password')
    const long = 'four words and one more '.repeat(9)
    expect(passwordErrors('gwu hjqx', 'ada@example.com')).toEqual({})
    expect(passwordErrors(`${long.slice(0, 199)}!`, '')).toEqual({})
    expect(passwordErrors(`${long.slice(0, 200)}!`, '')).toHaveProperty('new-password')
    expect(passwordErrors('ADA@example.com', 'ada@example.com')).toHaveProperty('new-password')
  })

  it('AUTH-12 a missing body is an empty form', () => {
    expect(textsOf(undefined)('email')).toBe('')
    expect(textsOf(new URLSearchParams('email=a&email=b'))('email')).toBe('a')
  })
})
