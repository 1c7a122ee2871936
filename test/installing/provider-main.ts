/** The identity provider of a machine: one person, always signed in. Runs until it is ended. */
import { startOidcSimulator } from '#test/simulators/oidc.ts'

await startOidcSimulator(
  { sub: 'ada', email: 'ada@example.com', email_verified: true, name: 'Ada' },
  Number(process.argv[2]),
)
