import { describe, expect, it } from 'vitest'
import { isTagged } from './entity-tags.ts'

const OWN = 'W/"a,b-1"'

describe('If-None-Match', () => {
  it.each([OWN, '"a,b-1"', '*', ' * ', `"x", ${OWN}`, `${OWN},"x"`, `W/"x" , "a,b-1"`])(
    'API-01 OPS-06 %j names the tag',
    (header) => {
      expect(isTagged(header, OWN)).toBe(true)
      expect(isTagged(header, '"a,b-1"')).toBe(true)
    },
  )

  it.each([undefined, '', '"x"', 'W/"x", "y"', 'a,b-1', '"a", "b-1"', '"*"'])('API-01 OPS-06 %j does not', (header) =>
    expect(isTagged(header, OWN)).toBe(false),
  )
})
