import type { ChangeOrigin } from '#contract/entities/change-set.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { changeStates } from '#web/kit/change-sets/messages.ts'
import { formatDate } from '#web/kit/format/date.ts'
import { formatCount, formatNumber, formatPercent, type Noun, plural } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'

const row: Noun = { one: 'ligne', other: 'lignes' }
const newCategory: Noun = { one: 'nouvelle catégorie', other: 'nouvelles catégories' }
const newBrand: Noun = { one: 'nouvelle marque', other: 'nouvelles marques' }

const origins: Readonly<Record<ChangeOrigin, string>> = {
  bulk: 'Modification en lot',
  import: 'Import',
  sample: 'Boutique d’exemple',
  priceList: 'Liste de prix',
  schedule: 'Prix planifié',
  shipment: 'Expédition',
  rates: 'Taux de change',
  scenario: 'Scénario',
  storePull: 'D’une boutique',
  storePush: 'Vers une boutique',
  assistant: 'Assistant',
  command: 'Plusieurs à la fois',
  api: 'API',
}

function marginOf(ppm: number | null): string {
  return ppm === null ? 'aucune' : formatPercent(ppm)
}

export const changeSetsMessages: MessagesOf<typeof English.changeSetsMessages> = {
  title: 'Modifications',
  thing: 'ces modifications',
  facts: (count) => `${countOf('changeSet', count)}, les plus récentes d’abord`,
  label: 'Modifications',
  chosen: 'Modifications sélectionnées',
  search: 'Rechercher des modifications',
  searchHint: 'Quoi, par qui',
  origins,
  filters: {
    state: { label: 'État', all: 'Tous les états', options: changeStates },
    origin: { label: 'Origine', all: 'Toutes les origines', options: origins },
  },
  columns: {
    title: 'Quoi',
    when: 'Quand',
    origin: 'Origine',
    actor: 'Qui',
    size: 'Lignes',
    effect: 'Effet',
    state: 'État',
  },
  waiting: 'Pas encore envoyée',
  nothingToApply: 'Rien à appliquer',
  effect: {
    rows: (count) => formatCount(count, row),
    created: (count) => `${formatNumber(count)} ${plural(count, { one: 'nouvelle', other: 'nouvelles' })}`,
    updated: (count) => `${formatNumber(count)} ${plural(count, { one: 'modifiée', other: 'modifiées' })}`,
    refused: (count) => `${formatNumber(count)} ${plural(count, { one: 'rejetée', other: 'rejetées' })}`,
    notUnderstood: (count) =>
      `${formatNumber(count)} ${plural(count, { one: 'non comprise', other: 'non comprises' })}`,
    unchanged: (count) => `${formatNumber(count)} ${plural(count, { one: 'inchangée', other: 'inchangées' })}`,
    withoutCost: (count) => `${formatNumber(count)} sans coût`,
    replanned: (count) =>
      `${formatNumber(count)} ${plural(count, { one: 'différente', other: 'différentes' })} de l’aperçu`,
    newCategories: (count) => formatCount(count, newCategory),
    newBrands: (count) => formatCount(count, newBrand),
    newListings: (count) => `${formatNumber(count)} ${plural(count, { one: 'liée', other: 'liées' })} à une boutique`,
    belowFloor: (count) => `${formatNumber(count)} sous la marge minimale`,
    margin: 'Marge moyenne des produits modifiés',
    marginOf,
    marginShort: (change) => `marge ${change}`,
    marginChange: (before, after) => `${marginOf(before)} → ${marginOf(after)}`,
  },
  empty: {
    title: 'Pas encore de modification',
    text: 'Les imports et les modifications de nombreux produits sont conservés ici, chacun comme une seule modification\u00a0: avec l’avant et l’après, et la possibilité de la retirer. Les modifications isolées sont dans l’historique de leur produit.',
    action: 'Importer un fichier',
  },
  nothing: {
    title: 'Aucun résultat',
    text: 'Aucune modification ne correspond à tous ces critères.',
    reset: 'Afficher toutes les modifications',
  },
  panel: {
    loading: 'Lecture des modifications…',
    made: 'Commencée',
    applied: 'Appliquée',
    reverted: 'Retirée',
    size: 'Lignes',
    origin: 'Origine',
    revert: 'Retirer',
    again: 'Réessayer',
    reverting: 'Retrait en cours…',
    queued: 'Retirée une fois envoyée',
    apply: 'Appliquer',
    send: 'Envoyer à la boutique',
    applying: 'Application en cours',
    cancel: 'Annuler',
    left: (done, total) => `${formatNumber(done)} sur ${formatNumber(total)}`,
    draft:
      'Son fichier n’a pas été lu jusqu’au bout. Continuez sous Import, ou abandonnez-la et importez de nouveau le fichier.',
    continue: 'Aller à l’import',
    unchecked: 'Tout n’a pas été vérifié. Vérifiez-le de nouveau ou abandonnez-le.',
    discard: 'Abandonner',
    offline: 'Ses lignes, et son retrait, nécessitent le réseau. Tout le reste fonctionne.',
    unsent: 'Elle n’est pas encore arrivée au serveur. Ses lignes seront visibles dès que ce sera le cas.',
    discarded: 'Ses lignes ont été abandonnées\u202f; rien n’a été modifié.',
    expires: (at) => `Rien n’en est encore appliqué. Elle sera abandonnée automatiquement le ${formatDate(at)}.`,
  },
  moved: {
    title: (count, isMore) =>
      `${isMore ? 'Plus de ' : ''}${formatCount(count, row)} ${plural(count, { one: 'modifiée', other: 'modifiées' })} depuis cet aperçu`,
    text: 'Les chiffres ci-dessous sont ceux d’alors.',
    check: 'Vérifier de nouveau',
    checking: 'Vérification…',
    checkedAgain: 'L’aperçu montre maintenant ce qui serait enregistré. Appliquez-le si cela vous convient.',
  },
  kept: {
    label: 'Lignes restées en place',
    title: (rows) =>
      plural(rows, {
        one: `${formatCount(rows, row)} n’a pas été entièrement rétablie`,
        other: `${formatCount(rows, row)} n’ont pas été entièrement rétablies`,
      }),
    rest: (rows) =>
      plural(rows, {
        one: `${formatCount(rows, row)} a été rétablie.`,
        other: `${formatCount(rows, row)} ont été rétablies.`,
      }),
    again: 'Ce que quelqu’un a modifié depuis n’est jamais écrasé. Corrigez-le, puis réessayez.',
    later: 'D’autres modifications ont été faites par-dessus. Retirez-les, et celles-ci seront retirées avec elles.',
    row: 'Ligne',
    stayed: 'Resté tel quel, et pourquoi',
    nothing: 'Rien n’a été rétabli',
    otherwise: 'Le reste a été rétabli',
    everything: 'Tout',
    another: 'une autre modification',
    quoted: (title) => `«\u00a0${title}\u00a0»`,
    overwritten: (later) => `Fixé depuis par ${later}. Retirez-la, et ceci sera rétabli aussi.`,
    goneWith: (later) => `Fixé depuis par ${later}, puis retiré\u00a0: ceci a été rétabli en même temps.`,
    partlyGoneWith: (later) =>
      `Fixé depuis par ${later}, puis retiré en partie\u00a0: sa page indique ce qui est resté.`,
    reasons: {
      changed: 'Modifié depuis',
      overwritten: 'Fixé depuis par une autre modification',
      gone: 'Supprimé depuis',
      named: 'D’autres lignes l’utilisent encore',
      missing: 'Renvoie à quelque chose qui n’existe plus',
      refused: 'Une règle le rejette',
    },
  },
  rows: {
    label: 'Lignes',
    show: 'Afficher',
    all: 'Toutes les lignes',
    states: {
      create: 'Nouvelle',
      update: 'Modifiée',
      delete: 'Supprimée',
      same: 'Inchangée',
      bad: 'Rejetée',
      new: 'Pas encore vérifiée',
    },
    notUnderstood: 'Non comprise',
    line: (number) => `Ligne ${formatNumber(number)}`,
    unnamed: 'Sans nom',
    none: 'Aucune ligne ici.',
    more: (count) => `Afficher ${formatNumber(count)} de plus`,
    less: 'Afficher moins',
    to: 'devient',
  },
  badRows: {
    save: 'Enregistrer en CSV les lignes laissées de côté',
    fileName: (title) => `${title.replace(/[\\/:*?"<>|]+/g, ' ').trim()}, à corriger.csv`,
  },
  applied: {
    done: (title) => `«\u00a0${title}\u00a0» a été appliqué`,
    undo: 'Défaire',
  },
  discarding: {
    title: (title) => `Abandonner «\u00a0${title}\u00a0»\u202f?`,
    text: 'Ses lignes sont abandonnées. Rien n’en a été appliqué, donc rien ne change.',
    confirm: 'Abandonner le brouillon',
    done: (title) => `Abandonné\u00a0: ${title}`,
  },
  choices: {
    pricingMode: { strategy: 'marge ou majoration', manual: 'à la main', retailPrice: 'tel que saisi' },
    pricingStrategy: { margin: 'marge', markup: 'majoration', manual: 'à la main' },
    source: {
      pricewright: 'créé ici',
      wix: 'Wix',
      firestore: 'archive',
      imported: 'fichier importé',
      shopify: 'Shopify',
      woocommerce: 'WooCommerce',
    },
  },
  gone: {
    title: 'Introuvable',
    text: 'Cette modification appartient peut-être à quelqu’un d’autre, ou n’a jamais existé.',
  },
}
