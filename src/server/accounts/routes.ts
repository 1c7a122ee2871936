import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CALLBACK_PATH } from '#contract/sign-in.ts'
import { createMailer, type MailSettings } from '../integrations/mail/mailer.ts'
import { createRelyingParty, type RelyingParty } from '../integrations/oidc/relying-party.ts'
import { outboxFolder } from '../integrations/mail/outbox.ts'
import type { FileStorage } from '../integrations/storage/storage.ts'
import { type DataAccess, EntryRefused } from '../kit/database/data-access.ts'
import type { Authenticate, Routes } from '../kit/http/mount.ts'
import type { Live } from '../kit/live.ts'
import { createUserData } from '../kit/user-data.ts'
import { mountAccountCalls } from './account-calls.ts'
import { createApiTokens } from './api-tokens.ts'
import { createAuthenticate } from './authenticate.ts'
import type { Cookies } from './cookies.ts'
import { type AccountDataParts, mountAccountData } from './data/routes.ts'
import { ACCOUNT_PATH } from './embedded/account-routes.ts'
import type { Embedded } from './embedded/embedded.ts'
import { createInProcessFetch } from './embedded/in-process-fetch.ts'
import { createAttempts } from './embedded/attempts.ts'
import { broughtProofs } from './embedded/known-browser.ts'
import { createNewcomers } from './embedded/newcomers.ts'
import { createLinks } from './embedded/links.ts'
import { createPeople } from './embedded/people.ts'
import { CLIENT_ID, createEmbeddedProvider, embeddedClientSecret, IDENTITY_PATH } from './embedded/provider.ts'
import { registerEmbedded } from './embedded/register.ts'
import { guardHosts } from './hosts.ts'
import { type IdentityPlan, identityPlan, type IdentitySettings } from './identity-plan.ts'
import { createKnownDevices } from './known-devices.ts'
import type { Credentials, LimitKeys } from './limit-key.ts'
import { deriveKey, invitationKeyOf, hashOf } from './secrets.ts'
import { createPromotion } from './promote-confirmed.ts'
import { createSessions } from './sessions.ts'
import { claimantOf } from './claimant.ts'
import { bearerOf } from './bearer.ts'
import { createResend, type ResendVerification } from './embedded/resend-verification.ts'
import { registerSuspendedExport } from './data/suspended-export.ts'
import { registerSignIn } from './sign-in.ts'
import { mountTeam } from './team/routes.ts'
import { createWho, type Who } from './who.ts'

/** The settings of this capability. */
export interface AccountSettings extends IdentitySettings, MailSettings {
  readonly OIDC_ACCOUNT_URL: string
  readonly OPERATOR_EMAIL: string
  readonly adminEmails: readonly string[]
}

/** The deps of this capability. */
export interface AccountDeps {
  readonly config: AccountSettings
  readonly dataAccess: DataAccess
  readonly credentials: Credentials
  readonly limitKeys: LimitKeys
  readonly secretsKey: Buffer
  /** The shipped cost by default; only tests set it. */
  readonly passwordCost?: number | undefined
  /** Sends ordered mails at once. */
  readonly wakeJobs: () => void
}

/** Identity, ready for the routes of the product. */
export interface Accounts {
  readonly authenticate: Authenticate
  /** The outside provider; undefined where the embedded one serves. */
  readonly outside: RelyingParty | undefined
  /** The user of a browser's session, by its cookie alone: enough to know who views a page, never enough to let in. */
  readonly visitor: (request: FastifyRequest) => Promise<string | undefined>
  /** The account that the cookie or token of a request names, whether it still lets in or not: for the record of refusals alone. */
  readonly claimantOf: (request: FastifyRequest) => Promise<string | undefined>
  /** Mails the link that confirms an address; only the embedded provider confirms addresses itself. */
  readonly resendVerification: ResendVerification
  /** Mounts the calls about the caller. */
  mount(routes: Routes, places: AccountPlaces): void
}

/** What else an account has. */
export interface AccountPlaces extends Pick<AccountDataParts, 'readyToLeave'> {
  /** Wakes other devices when the user's record changes. */
  readonly live: Live
  /** Has the user's files. */
  readonly storage: FileStorage
}

interface Environment extends AccountDeps {
  readonly app: FastifyInstance
  readonly cookies: Cookies
}

/** Registers the host guard and the pages of the sign-in. */
export function registerAccounts(app: FastifyInstance, deps: AccountDeps): Accounts {
  const { config, dataAccess, secretsKey, limitKeys } = deps
  const { cookies, bearers } = deps.credentials
  const { publicUrl } = config
  const plan = identityPlan(config)
  if (plan.kind === 'refuse') throw new Error(plan.message)
  const who = createWho(dataAccess, accountUrl(config, plan))
  const idTokenKey = deriveKey(secretsKey, 'session: id token')
  const exportKey = deriveKey(secretsKey, 'export of a suspended account')
  const { relyingParty, embedded } = relyingPartyFor(plan, { ...deps, app, cookies })
  const people = embedded?.people

  guardHosts(app, config)
  registerSignIn(app, {
    dataAccess,
    who,
    cookies,
    relyingParty,
    ...(plan.kind === 'embedded' ? { storedIssuer: 'embedded' } : {}),
    adminRule: { emails: config.adminEmails, first: plan.kind === 'embedded' },
    devices: createKnownDevices(deriveKey(secretsKey, 'known devices'), publicUrl.startsWith('https:')),
    wakeJobs: deps.wakeJobs,
    transactionKey: deriveKey(secretsKey, 'sign-in transaction'),
    idTokenKey,
    exportKey,
    publicUrl,
    operatorEmail: config.OPERATOR_EMAIL.trim(),
    letIn: limitKeys.letIn,
    limitKey: async (request) => (await people?.knownIn(broughtProofs(request))) ?? limitKeys.keyOf(request),
  })
  return {
    outside: plan.kind === 'provider' ? relyingParty : undefined,
    visitor: (request) => visitorOf(who, cookies.session(request)),
    claimantOf: (request) => claimantOf(dataAccess, cookies.session(request), bearerOf(request)),
    resendVerification: createResend(embedded),
    authenticate: createAuthenticate({ dataAccess, cookies, bearers, origin: new URL(publicUrl).origin }),
    mount: (routes, { live, storage, readyToLeave }) => {
      const parts = { dataAccess, storage, who, cookies, relyingParty, idTokenKey, publicUrl }
      registerSuspendedExport(app, { dataAccess, storage, ticketKey: exportKey, publicUrl })
      mountAccountData(routes, { ...parts, readyToLeave, outbox: outboxFolder(config.dataDir) })
      mountAccountCalls(routes, {
        ...parts,
        data: createUserData(dataAccess, live),
        bearers,
        letIn: limitKeys.letIn,
        sessions: createSessions(dataAccess),
        record: (event) => dataAccess.asSystemBatch([event]),
        wakeJobs: deps.wakeJobs,
        tokens: createApiTokens(dataAccess),
      })
      mountTeam(routes, {
        ...parts,
        letIn: limitKeys.letIn,
        invitationKey: invitationKeyOf(secretsKey),
        toOutbox: createMailer(config).outbox !== undefined,
        wakeJobs: deps.wakeJobs,
      })
    },
  }
}

async function visitorOf(who: Who, secret: string | undefined): Promise<string | undefined> {
  if (secret === undefined) return undefined
  try {
    return await who.userOf({ kind: 'session', hash: hashOf(secret), members: 'read' })
  } catch (error) {
    if (error instanceof EntryRefused) return undefined
    throw error
  }
}

function accountUrl({ OIDC_ACCOUNT_URL }: AccountSettings, { kind }: IdentityPlan): string | null {
  return kind === 'embedded' ? ACCOUNT_PATH : OIDC_ACCOUNT_URL || null
}

interface Provided {
  readonly relyingParty: RelyingParty
  /** The embedded provider, which knows people and their browsers. */
  readonly embedded?: Embedded
}

type StartingPlan = Exclude<IdentityPlan, { kind: 'refuse' }>

function relyingPartyFor(plan: StartingPlan, environment: Environment): Provided {
  const { app, config, secretsKey } = environment
  const redirectUri = config.publicUrl + CALLBACK_PATH
  if (plan.kind === 'provider') return { relyingParty: createRelyingParty({ ...plan, redirectUri }) }
  const embedded = createEmbedded(environment, redirectUri)
  registerEmbedded(app, embedded)
  const relyingParty = createRelyingParty({
    issuer: config.publicUrl + IDENTITY_PATH,
    clientId: CLIENT_ID,
    clientSecret: embeddedClientSecret(secretsKey),
    redirectUri,
    fetch: createInProcessFetch(app),
  })
  return { relyingParty, embedded }
}

function createEmbedded(environment: Environment, redirectUri: string): Embedded {
  const { app, config, dataAccess, cookies, secretsKey } = environment
  const attempts = createAttempts(dataAccess, deriveKey(secretsKey, 'embedded provider: attempts'))
  const proofs = deriveKey(secretsKey, 'embedded provider: known browsers')
  const people = createPeople(dataAccess, attempts, proofs, environment.passwordCost)
  const pending = new Set<Promise<void>>()
  app.addHook('onClose', async () => void (await Promise.allSettled(pending)))
  const { publicUrl } = config
  const { log } = app
  let made: ReturnType<Embedded['provider']> | undefined
  return {
    people,
    attempts,
    newcomers: createNewcomers(dataAccess),
    pending,
    cookies,
    publicUrl,
    log,
    links: createLinks(dataAccess),
    mailer: createMailer(config),
    promote: createPromotion(dataAccess, config.adminEmails),
    provider() {
      made ??= createEmbeddedProvider({ dataAccess, people, secretsKey, publicUrl, redirectUri, log }).catch(
        (error) => {
          made = undefined
          throw error
        },
      )
      return made
    },
  }
}
