import { describe, expect, it } from 'vitest'
import { currentUser } from './data-access.ts'
import { settingsOfNodes, withValue } from './user-key.ts'

const USER = '0190c9d2-3b7e-7cc0-8f00-000000000001'

describe('statements by value', () => {
  it('OPS-02 the current user is a value behind the others, in every place', () => {
    const text = `update brand set name = $1 where user_id = ${currentUser} and exists (select from product where user_id = ${currentUser})`
    expect(withValue({ name: 'a', text, values: ['x'] }, currentUser, USER)).toEqual({
      name: 'a',
      text: 'update brand set name = $1 where user_id = $2::uuid and exists (select from product where user_id = $2::uuid)',
      values: ['x', USER],
    })
  })

  it('OPS-02 a statement of nobody stays as it is', () => {
    const statement = { text: 'select 1' }
    expect(withValue(statement, currentUser, USER)).toBe(statement)
  })

  it('OPS-03 rows that a query makes are answered, so that they pass the policies of their node', () => {
    const insert = `insert into tombstone (user_id, id) select ${currentUser}, id from unnest($1::uuid[]) id`
    const sent = (text: string) => withValue({ text, values: [[]] }, currentUser, USER).text
    expect(sent(insert)).toBe(
      'insert into tombstone (user_id, id) select $2::uuid, id from unnest($1::uuid[]) id returning 1',
    )
    for (const end of ['on conflict do nothing', 'returning id'])
      expect(sent(`${insert} ${end}`)).toSatisfy((text: string) => text.endsWith(end))
    expect(sent(`insert into tombstone (user_id) values (${currentUser})`)).toBe(
      'insert into tombstone (user_id) values ($2::uuid)',
    )
  })

  it('OPS-03 what nodes are told cannot end its own quotes', () => {
    const settings = settingsOfNodes({
      rows: [{ uid: USER, token: `o'clock'; reset role --`, person: '' }],
      rowCount: 1,
    })
    expect(settings.map(({ text }) => text)).toEqual([
      `set local app.uid = '${USER}'`,
      `set local app.token = 'o''clock''; reset role --'`,
    ])
  })
})
