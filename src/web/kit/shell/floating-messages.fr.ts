import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './floating-messages.ts'

export const floatingMessages: MessagesOf<typeof English.floatingMessages> = {
  title: 'Outils rapides',
  open: 'Ouvrir les outils rapides',
  setting: 'Boutons dans le coin de chaque page',
  settingHelp:
    'Les boutons ronds de la discussion et des pense-bêtes. Le clavier et la recherche ajoutent aussi un pense-bête.',
}
