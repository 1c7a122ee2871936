import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './terms-messages.ts'

export const termsMessages: MessagesOf<typeof English.termsMessages> = {
  title: 'Conditions d’utilisation',
  updated: 'De Pricewright 0.1, dernière modification en novembre 2026.',
  lead: 'Pricewright est un logiciel libre que chacun fait fonctionner sur ses propres machines. Les présentes conditions régissent l’utilisation de cette installation. L’exploitant est la personne qui la fait fonctionner\u00a0: sur votre propre ordinateur, c’est vous\u202f; dans une société, c’est en général la personne qui vous en a communiqué l’adresse.',
  sections: [
    {
      heading: 'Le logiciel et sa licence',
      paragraphs: [
        'Pricewright est distribué sous la licence publique générale GNU Affero (GNU Affero General Public License), version 3 ou toute version ultérieure. Cette licence vous permet de l’utiliser, de l’étudier, de le partager et de le modifier. Quiconque propose à d’autres, par un réseau, une version modifiée doit aussi leur en proposer le code source\u202f; demandez à l’exploitant le code source de cette installation.',
        'Les auteurs du logiciel n’exploitent pas cette installation, n’en voient pas les données et ne sont pas parties aux présentes conditions.',
      ],
    },
    {
      heading: 'Votre compte',
      paragraphs: [
        'Vous vous connectez au moyen du fournisseur d’identité que l’exploitant a choisi. Protégez vos moyens d’accès\u00a0: quiconque peut se connecter à votre place peut lire et modifier vos données. Prévenez l’exploitant si vous pensez que quelqu’un d’autre s’est connecté à votre place.',
        'L’exploitant peut suspendre un compte qui nuit à l’installation ou aux autres personnes qui l’utilisent, ou qui est utilisé en violation de la loi.',
      ],
    },
    {
      heading: 'Vos données',
      paragraphs: [
        'Ce que vous saisissez et importez reste à vous. L’exploitant ne peut l’utiliser que pour faire fonctionner cette installation pour vous. Vous pouvez à tout moment emporter vos produits dans un fichier CSV ou XLSX.',
        'Il vous appartient de disposer des droits nécessaires pour utiliser ce que vous apportez, par exemple les listes de prix de vos fournisseurs.',
      ],
    },
    {
      heading: 'Les prix sont des calculs, non des conseils',
      paragraphs: [
        'Pricewright calcule les prix, les marges, les droits de douane et la TVA à partir des chiffres et des réglages que vous lui donnez, selon des règles qu’il montre. Il ne connaît pas le droit qui vous est applicable. Vérifiez les taux, les droits de douane et les taxes avant de vous y fier, et consultez un professionnel lorsque l’enjeu le justifie. Les prix que vous demandez relèvent de votre décision.',
      ],
    },
    {
      heading: 'Absence de garantie',
      paragraphs: [
        'Le logiciel est fourni en l’état, sans garantie d’aucune sorte, dans la mesure permise par la loi\u202f; les articles 15 et 16 de la licence l’énoncent en détail. Sauf accord contraire entre l’exploitant et vous, il en va de même de la disponibilité de cette installation. Conservez des sauvegardes de ce que vous ne pouvez pas vous permettre de perdre.',
        'Rien dans les présentes conditions ne limite les droits que la loi vous accorde et auxquels il ne peut être renoncé, ni la responsabilité pour dol ou faute lourde.',
      ],
    },
    {
      heading: 'Modifications et fin',
      paragraphs: [
        'L’exploitant peut modifier les présentes conditions et doit alors vous en informer avant que vous continuiez à utiliser l’installation. Vous pouvez à tout moment cesser de l’utiliser et demander à l’exploitant de supprimer votre compte avec toutes ses données.',
        'Si l’une des présentes clauses n’est pas valable, les autres demeurent en vigueur.',
      ],
    },
  ],
}
