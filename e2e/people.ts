/** Somebody who has an account. */
export interface Person {
  readonly email: string
  readonly password: string
}

/** Of one worker of a run: more than it has journeys. */
export const PEOPLE = 400
export const PASSWORD = 'correct horse battery'

/** Somebody whom every product of the run knows from its beginning. */
export function personNumber(number: number): Person {
  if (number >= PEOPLE) throw new Error(`there are only ${PEOPLE} people`)
  return { email: `ann-${number}@example.test`, password: PASSWORD }
}
