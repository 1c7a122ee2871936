import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './health-messages.ts'

export const healthMessages: MessagesOf<typeof English.healthMessages> = {
  silent: 'ne répond pas',
  database: {
    away: 'La base de données que DATABASE_URL indique ne répond pas.',
    full: 'DATA_DIR se trouve sur un disque qui a moins de place libre que MIN_FREE_MB.',
  },
  storage: {
    noBucket: 'FILES_URL indique un bucket qui n’existe pas.',
    key: 'Le stockage de fichiers ne connaît pas S3_ACCESS_KEY_ID.',
    secret: 'S3_SECRET_ACCESS_KEY ne correspond pas à S3_ACCESS_KEY_ID.',
    denied: 'S3_ACCESS_KEY_ID n’a pas le droit d’utiliser le bucket que FILES_URL indique.',
    fullBucket: 'Le bucket que FILES_URL indique est plein.',
    away: 'Le stockage de fichiers que FILES_URL indique ne répond pas.',
    unusable: 'FILES_URL ne peut pas être utilisée.',
    fullDisk: 'DATA_DIR se trouve sur un disque qui a moins de place libre que MIN_FREE_MB.',
    unwritable: 'Impossible d’écrire dans DATA_DIR.',
  },
  identity: {
    builtIn: 'la connexion intégrée',
    refused: 'Le fournisseur d’identité ne reconnaît pas OIDC_CLIENT_ID ou OIDC_CLIENT_SECRET.',
    away: 'Le fournisseur que OIDC_ISSUER indique ne répond pas.',
    unusable: 'OIDC_ISSUER ne peut pas être utilisé.',
  },
  mail: {
    folder: 'un dossier de lettres',
    failed: (why) => `SMTP_URL\u00a0: ${why}`,
    away: 'Le serveur de messagerie que SMTP_URL indique ne répond pas.',
  },
  payments: {
    modes: {
      live: 'avec une clé réelle',
      sandbox: 'avec une clé du bac à sable',
      test: 'le mode test\u00a0: rien n’est payé',
    },
    refused: 'Stripe n’accepte pas STRIPE_SECRET_KEY, ou elle n’a pas le droit de lire les prix.',
    away: 'Stripe ne répond pas\u00a0; c’est à STRIPE_API_BASE qu’on l’interroge.',
    unusable: 'STRIPE_SECRET_KEY ne peut pas être utilisée.',
  },
  stores: {
    none: 'aucune n’est connectée',
    connected: (count) => `${count} connectées`,
    silent: (provider, silent, connected) => `${provider}\u00a0: ${silent} sur ${connected} ne répondent pas`,
  },
  model: {
    none: 'MODEL_URL est vide, l’assistant intégré répond donc',
    away: 'Le modèle de langage que MODEL_URL indique ne répond pas.',
    refused: 'MODEL_KEY n’est pas acceptée.',
  },
  rates: {
    none: 'Il n’y en a pas encore.',
    of: (day) => `du ${day}`,
    unfetched: (rates) => `${rates}\u00a0; RATES_URL est vide, aucun n’est donc récupéré`,
  },
}
