import type { ClutterReason } from '#domain/calendar/clutter.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { formatNumber, plural } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'

const reasons: Readonly<Record<ClutterReason, { readonly title: string; readonly text: string }>> = {
  duplicate: {
    title: 'En double dans le calendrier',
    text: 'Même titre, même moment. Le plus ancien reste et ne figure pas dans la liste.',
  },
  orphaned: {
    title: 'Restes d’une série supprimée',
    text: 'Ils ont été modifiés un par un, et leur série n’existe plus.',
  },
  past: {
    title: 'Passés depuis longtemps',
    text: 'Ils sont plus anciens que le choix ci-dessus et ne reviennent pas.',
  },
}

export const cleanUpMessages: MessagesOf<typeof English.cleanUpMessages> = {
  facts: (found, all) =>
    found === 0
      ? `Rien à supprimer parmi ${countOf('event', all)}`
      : `${formatNumber(found)} sur ${countOf('event', all)} ${plural(found, { one: 'peut être supprimé', other: 'peuvent être supprimés' })}`,
  age: 'Passé depuis longtemps',
  ages: { '180': 'depuis plus de six mois', '365': 'depuis plus d’un an', '730': 'depuis plus de deux ans' },
  reasons,
  chooseAll: (count) => `Tous (${formatNumber(count)})`,
  choose: (title, when) => `${title}, ${when}`,
  more: (count) => `et ${formatNumber(count)} de plus`,
  remove: (count) => (count === 0 ? 'Supprimer' : `Supprimer ${countOf('event', count)}`),
  removed: (count) => `${countOf('event', count)} ${plural(count, { one: 'supprimé', other: 'supprimés' })}`,
  done: { title: 'Le calendrier est en ordre', text: 'Rien en double, aucun reste, rien de passé depuis longtemps.' },
  show: 'Afficher',
  back: 'Au calendrier',
}
