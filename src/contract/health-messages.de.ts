import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './health-messages.ts'

export const healthMessages: MessagesOf<typeof English.healthMessages> = {
  silent: 'antwortet nicht',
  database: {
    away: 'Die Datenbank, die DATABASE_URL nennt, antwortet nicht.',
    full: 'DATA_DIR liegt auf einem Datenträger mit weniger freiem Platz als MIN_FREE_MB.',
  },
  storage: {
    noBucket: 'FILES_URL nennt einen Bucket, den es nicht gibt.',
    key: 'Der Dateispeicher kennt S3_ACCESS_KEY_ID nicht.',
    secret: 'S3_SECRET_ACCESS_KEY gehört nicht zu S3_ACCESS_KEY_ID.',
    denied: 'S3_ACCESS_KEY_ID darf den Bucket nicht benutzen, den FILES_URL nennt.',
    fullBucket: 'Der Bucket, den FILES_URL nennt, ist voll.',
    away: 'Der Dateispeicher, den FILES_URL nennt, antwortet nicht.',
    unusable: 'FILES_URL lässt sich nicht benutzen.',
    fullDisk: 'DATA_DIR liegt auf einem Datenträger mit weniger freiem Platz als MIN_FREE_MB.',
    unwritable: 'In DATA_DIR lässt sich nicht schreiben.',
  },
  identity: {
    builtIn: 'die eingebaute Anmeldung',
    refused: 'Der Anmeldedienst kennt OIDC_CLIENT_ID oder OIDC_CLIENT_SECRET so nicht.',
    away: 'Der Anmeldedienst, den OIDC_ISSUER nennt, antwortet nicht.',
    unusable: 'OIDC_ISSUER lässt sich nicht benutzen.',
  },
  mail: {
    folder: 'ein Ordner mit Briefen',
    failed: (why) => `SMTP_URL: ${why}`,
    away: 'Der Mailserver, den SMTP_URL nennt, antwortet nicht.',
  },
  payments: {
    modes: {
      live: 'mit einem Schlüssel für echte Zahlungen',
      sandbox: 'mit einem Schlüssel der Sandbox',
      test: 'der Testmodus: Es wird nichts bezahlt',
    },
    refused: 'Stripe nimmt STRIPE_SECRET_KEY nicht an, oder er darf keine Preise lesen.',
    away: 'Stripe antwortet nicht; gefragt wird unter STRIPE_API_BASE.',
    unusable: 'STRIPE_SECRET_KEY lässt sich nicht benutzen.',
  },
  stores: {
    none: 'keiner ist verbunden',
    connected: (count) => `${count} verbunden`,
    silent: (provider, silent, connected) => `${provider}: ${silent} von ${connected} antworten nicht`,
  },
  model: {
    none: 'MODEL_URL ist leer, deshalb antwortet der eingebaute Assistent',
    away: 'Das Sprachmodell, das MODEL_URL nennt, antwortet nicht.',
    refused: 'MODEL_KEY wird nicht angenommen.',
  },
  rates: {
    none: 'Es gibt noch keine.',
    of: (day) => `vom ${day}`,
    unfetched: (rates) => `${rates}; RATES_URL ist leer, deshalb werden keine geholt`,
  },
}
