import type * as English from './mail-failure-messages.ts'

export const mailFailureMessages: typeof English.mailFailureMessages = {
  login: 'Le serveur de messagerie n’a pas accepté l’identification. Demandez à l’administrateur de vérifier SMTP_URL.',
  unsafe: (said: string) => `Le serveur de messagerie n’a pas pu être joint par une connexion sécurisée${said}`,
  certificate: (code: string) =>
    `Le serveur de messagerie n’a pas pu être joint par une connexion sécurisée\u00a0: son certificat n’a pas été accepté (${code}).`,
  later: (said: string) => `Le serveur de messagerie demande de réessayer plus tard${said}`,
  tooLarge: (said: string) => `L’e-mail est trop volumineux pour le serveur de messagerie${said}`,
  addressRefused: (to: string, said: string) => `Le serveur de messagerie a refusé l’adresse ${to}${said}`,
  refused: (said: string) => `Le serveur de messagerie a refusé l’e-mail${said}`,
  broke: 'La connexion s’est interrompue avant que le serveur de messagerie confirme l’e-mail.',
  unreached: 'Le serveur de messagerie n’a pas pu être joint.',
  said: (words: string) => (words === '' ? '.' : `\u00a0: ${words}`),
}
