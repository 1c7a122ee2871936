/** What a part of the running product tells of itself, and which setting to correct (DIAG-02, OPS-05). */
export const healthMessages = {
  silent: 'does not answer',
  database: {
    away: 'DATABASE_URL names a database that does not answer.',
    full: 'DATA_DIR lies on a disk with less free space than MIN_FREE_MB.',
  },
  storage: {
    noBucket: 'FILES_URL names a bucket that does not exist.',
    key: 'S3_ACCESS_KEY_ID is not known to the file storage.',
    secret: 'S3_SECRET_ACCESS_KEY is not the one that belongs to S3_ACCESS_KEY_ID.',
    denied: 'S3_ACCESS_KEY_ID may not use the bucket that FILES_URL names.',
    fullBucket: 'The bucket that FILES_URL names is full.',
    away: 'FILES_URL names a file storage that does not answer.',
    unusable: 'FILES_URL cannot be used.',
    fullDisk: 'DATA_DIR lies on a disk with less free space than MIN_FREE_MB.',
    unwritable: 'DATA_DIR cannot be written to.',
  },
  identity: {
    builtIn: 'the built-in sign-in',
    refused: 'OIDC_CLIENT_ID or OIDC_CLIENT_SECRET is not what the identity provider knows.',
    away: 'OIDC_ISSUER names a provider that does not answer.',
    unusable: 'OIDC_ISSUER cannot be used.',
  },
  mail: {
    folder: 'a folder of letters',
    failed: (why: string) => `SMTP_URL: ${why}`,
    away: 'SMTP_URL names no mail server that answers.',
  },
  payments: {
    modes: {
      live: 'with a live key',
      sandbox: 'with a key of the sandbox',
      test: 'the test mode: nothing is paid',
    },
    refused: 'STRIPE_SECRET_KEY is not accepted by Stripe, or may not read prices.',
    away: 'Stripe does not answer; STRIPE_API_BASE is where it is asked.',
    unusable: 'STRIPE_SECRET_KEY cannot be used.',
  },
  stores: {
    none: 'none is connected',
    connected: (count: number) => `${count} connected`,
    silent: (provider: string, silent: number, connected: number) =>
      `${provider}: ${silent} of ${connected} do not answer`,
  },
  model: {
    none: 'MODEL_URL is empty, so the built-in assistant answers',
    away: 'MODEL_URL names a language model that does not answer.',
    refused: 'MODEL_KEY is not accepted.',
  },
  rates: {
    none: 'There are none yet.',
    of: (day: string) => `of ${day}`,
    unfetched: (rates: string) => `${rates}; RATES_URL is empty, so none are fetched`,
  },
}
