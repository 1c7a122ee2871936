import { describe, expect, it } from 'vitest'
import { emailErrors, passwordErrors, textsOf } from './form.ts'
import { hashPassword, isPassword, passwordTurn } from './password.ts'

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

  it('AUTH-12 passwords are stored salted and compared by meaning, not by encoding', async () => {
    const [one, two] = await Promise.all([hashPassword('pässword'), hashPassword('pässword')])
    expect(one).not.toBe(two)
    expect(await isPassword('pa\u0308ssword', one)).toBe(true)
    expect(await isPassword('passwort', one)).toBe(false)
  })

  it('OPS-06 AUTH-12 one address checks one password at a time, waits for nobody else’s backlog, and has one of its own that ends', async () => {
    const ended: string[] = []
    let running = 0
    let most = 0
    const check = (from: string) =>
      passwordTurn(from, async () => {
        running += 1
        most = Math.max(most, running)
        await hashPassword('password', 2)
        running -= 1
        ended.push(from)
      })
    const many = Array.from({ length: 40 }, () =>
      check('192.0.2.1').then(
        () => true,
        (error: unknown) => error,
      ),
    )
    await check('192.0.2.2')
    expect(ended.length).toBeLessThan(10)
    const outcomes = await Promise.all(many)
    expect(outcomes.filter((each) => each === true)).toHaveLength(21)
    expect(outcomes.find((each) => each !== true)).toMatchObject({ code: 'too-many-at-once' })
    expect(most).toBeLessThanOrEqual(2)
  })
})
