import { expect, it } from 'vitest'
import { mailedName } from './mailed-name.ts'

it.each([
  ['Kettle & Sons Ltd.', 'Kettle & Sons Ltd.'],
  ['  Dr. A. Müller GmbH & Co. KG ', 'Dr. A. Müller GmbH & Co. KG'],
  ['Tee\r\nBcc: everybody', 'Tee Bcc: everybody'],
  ['turned \u202E round\u2028line', 'turned round line'],
  ['K'.repeat(80), 'K'.repeat(60)],
  ['PayPal security: verify at https://evil.example', ''],
  ['WWW.evil', ''],
  ['pay at evil.example/now', ''],
  ['pay at evil．example', ''],
  ['write to help＠evil', ''],
  ['ev\u200Bil.example', ''],
  ['\u200B\r\n', ''],
])('TEAM-01 the name %j is mailed as %j', (name, mailed) => {
  expect(mailedName(name)).toBe(mailed)
})
