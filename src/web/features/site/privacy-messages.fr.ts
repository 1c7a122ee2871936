import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './privacy-messages.ts'

export const privacyMessages: MessagesOf<typeof English.privacyMessages> = {
  title: 'Politique de confidentialité',
  updated: 'De Pricewright 0.1, dernière modification en novembre 2026.',
  lead: 'Pricewright conserve ce que vous saisissez afin d’accomplir son travail pour vous, et rien d’autre. Il ne comporte ni mesure d’audience ni publicité, et ses pages ne chargent rien depuis d’autres sites. L’exploitant, qui fait fonctionner cette installation, est responsable du traitement des données qu’elle contient.',
  sections: [
    {
      heading: 'Ce qui est conservé sur le serveur',
      paragraphs: [
        'À votre sujet\u00a0: votre adresse e-mail, votre nom et l’identifiant que le fournisseur d’identité indique pour vous, votre rôle et vos réglages.',
        'Votre travail\u00a0: produits, catégories, marques, coûts, prix, imports et historique des modifications, avec leur auteur et leur date. La base de données elle-même sépare vos données de celles de tous les autres comptes.',
        'Vos connexions\u00a0: le moment où une session a commencé et celui de sa dernière utilisation, afin que les sessions puissent être fermées. La clé d’une session est enregistrée sous une forme qui ne permet pas de la retrouver.',
        'Le serveur tient un journal technique des requêtes et des erreurs, qui aide l’exploitant à trouver les défauts. Ce journal ne contient pas le contenu de vos fiches.',
      ],
    },
    {
      heading: 'Ce qui est conservé sur votre appareil',
      paragraphs: [
        'Un seul cookie, qui porte votre session et qui est nécessaire au maintien de votre connexion. Aucun script ne peut le lire, et il ne sert pas à vous suivre.',
        'Une copie de vos propres données, afin que le produit soit rapide et fonctionne sans réseau. Elle est supprimée de l’appareil lorsque vous vous déconnectez ou que quelqu’un d’autre se connecte.',
        'Le thème choisi et la largeur de la navigation. Ces indications restent sur l’appareil et ne disent rien de vous.',
      ],
    },
    {
      heading: 'Qui d’autre voit des données',
      paragraphs: [
        'Le fournisseur d’identité apprend que vous vous connectez ici. Si l’exploitant a choisi un fournisseur extérieur à cette installation, la politique de confidentialité de celui-ci s’applique à cette étape.',
        'Si l’exploitant a configuré un serveur de messagerie ou un stockage ailleurs, les e-mails et les fichiers y sont transmis. Personne d’autre ne reçoit vos données\u202f; les auteurs du logiciel ne les reçoivent jamais.',
      ],
    },
    {
      heading: 'Durée de conservation',
      paragraphs: [
        'Vos données sont conservées jusqu’à ce que vous les supprimiez ou que l’exploitant supprime votre compte. Les fiches supprimées subsistent sous forme de marques vides pendant 180\u00a0jours au plus, afin que vos autres appareils aient connaissance de la suppression, et dans l’historique des modifications aussi longtemps que le compte existe. Les sauvegardes effectuées par l’exploitant subsistent aussi longtemps qu’il les conserve.',
      ],
    },
    {
      heading: 'Vos droits',
      paragraphs: [
        'Vous pouvez consulter et modifier vos données dans le produit et exporter vos produits dans un fichier. Pour exercer les autres droits que vous donne la loi de votre pays, notamment les droits d’accès, de rectification, d’effacement et de limitation du traitement, adressez-vous à l’exploitant de cette installation. Vous pouvez aussi introduire une réclamation auprès de l’autorité de protection des données dont vous relevez.',
      ],
    },
  ],
}
