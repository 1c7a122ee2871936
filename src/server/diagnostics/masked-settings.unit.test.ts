import { expect, it } from 'vitest'
import { maskedSettings } from './masked-settings.ts'

it('DIAG-01 secrets are only said to be set, and limits that are named like them are told', () => {
  const settings = {
    MODEL_DAILY_TOKENS: '200000',
    METRICS_TOKEN: 'opens-metrics',
    SECRETS_KEY: 'opens-all',
    SMTP_URL: 'smtps://shop:opens-mail@mail.example.com/x?y=z',
    FILES_URL: '',
    dataDir: '/srv/data',
  }
  const told = maskedSettings(settings)
  expect(told).toEqual({
    MODEL_DAILY_TOKENS: '200000',
    METRICS_TOKEN: 'set',
    SECRETS_KEY: 'set',
    SMTP_URL: 'smtps://mail.example.com/x',
    FILES_URL: '',
  })
  expect(JSON.stringify(told)).not.toContain('opens')
})
