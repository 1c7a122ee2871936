import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './profile-messages.ts'

export const profileMessages: MessagesOf<typeof English.profileMessages> = {
  none: 'Votre profil n’est pas encore sur cet appareil. Il arrive avec la première synchronisation.',
  thing: 'votre profil',
  person: { title: 'Vous', lead: 'Qui vous êtes ici. Vos documents utilisent le profil d’entreprise.' },
  address: { title: 'Adresse', choose: 'Choisissez votre pays' },
  notices: {
    title: 'Notifications',
    lead: 'Des e-mails à votre adresse, dans votre langue. On se désabonne de chacun d’un clic, sauf de ce qu’il ne faut pas manquer.',
    reminders: 'Les rappels se règlent dans chaque événement\u00a0: quand, et par e-mail ou non.',
    toCalendar: 'Ouvrir le calendrier',
    help: {
      receiveNotifications: 'Désactivé\u00a0: aucun des trois suivants.',
      pricingNotices:
        'Le lundi matin\u00a0: les prix et coûts qui ont changé, et ce qui est sous sa marge minimale. Rien ne vient s’il ne s’est rien passé.',
      updateNotices: 'Les nouveautés, de la part des responsables de ce serveur.',
      securityNotices:
        'Quand un navigateur qui n’avait jamais servi pour votre compte se connecte. Un nouveau jeton d’API et un changement d’adresse sont toujours signalés.',
      marketingNotices:
        'De la part des responsables de ce serveur, jamais la publicité d’autrui. Seulement si vous l’activez.',
    },
  },
  cannotUpdate: 'Aucune session ouverte. Impossible de modifier le profil.',
  noRecord: 'Modification impossible\u00a0: aucun profil chargé',

  exporting: {
    title: 'Télécharger vos données',
    lead: 'Tout ce qui est enregistré à votre sujet dans une archive ZIP\u00a0: chaque type de fiche en JSON et CSV, les images, tout l’historique et votre compte.',
    start: 'Tout télécharger',
    freshText: 'L’archive contient tout. La télécharger demande une connexion datant de moins de cinq minutes.',
    preparing: 'Préparation',
    loading: 'Téléchargement',
    cancel: 'Annuler',
    done: 'Votre archive est dans vos téléchargements',
    of: (done, total) => `${done} sur ${total}`,
    offline: 'Vous êtes hors ligne. L’archive vient du serveur.',
    fileName: (day) => `pricewright-${day}.zip`,
    thing: 'vos données',
  },
  deleting: {
    title: 'Supprimer votre compte',
    lead: 'Tout disparaît, sur le serveur et dans ce navigateur, immédiatement et définitivement\u202f; les autres navigateurs sont déconnectés. Téléchargez d’abord vos données si vous pensez en avoir besoin.',
    start: 'Supprimer mon compte',
    offline: 'Vous êtes hors ligne. Un compte se supprime sur le serveur.',
    dialogTitle: 'Supprimer définitivement votre compte\u202f?',
    goes: 'Voici ce qui est supprimé, et que personne ne pourra rétablir\u00a0:',
    rest: 'Ses images, son historique, ses liens publics, ses jetons d’API, ses sessions et ses tâches planifiées',
    password: 'Votre e-mail et votre mot de passe',
    identity: 'Votre e-mail et votre nom\u202f; le compte chez votre fournisseur d’identité y reste',
    waits: (changes) => `${changes} sur cet appareil que le serveur n’a pas encore`,
    change: { one: 'modification', other: 'modifications' },
    type: (name) => `Saisissez ${name} pour confirmer`,
    confirm: 'Tout supprimer',
    keep: 'Garder mon compte',
    freshText:
      'Supprimer un compte demande une connexion datant de moins de cinq minutes. Vous reviendrez ensuite ici.',
    thing: 'votre compte',
  },
}
