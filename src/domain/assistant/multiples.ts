import type { AskedLanguage } from './vocabulary/vocabularies.ts'

/** How many times as much, in words: `twice the margin`, `das Doppelte`. Each stands where it cannot mean another thing, such as a double bed. */
const MULTIPLES: readonly RegExp[] = [
  /(?<!\p{L})(?:double|twice|triple|quadruple)(?= (?:the|your|its|their|our|that|this|these|what|as|of|last)(?!\p{L}))/giu,
  /(?<=(?:^|[^\p{L}])(?:is|are|was|were|will|would|by|to) )(?:double|triple|quadruple)(?=\s{0,3}(?:[.,;:!?)]|$))/giu,
  /(?<!\p{L})(?:doubled|tripled|quadrupled|halved)(?!\p{L})/giu,
  /(?<!\p{L})(?:doppelt|dreimal|viermal|halb)(?= so(?!\p{L}))/giu,
  /(?<!\p{L})(?:(?:doppelte|dreifache|vierfache)(?=n? (?:von|des|der|ihres|ihrer|davon)(?!\p{L}))|verdoppelt|verdreifacht|halbiert)/giu,
  /(?<=(?:^|[^\p{L}])das )(?:doppelte|dreifache|vierfache)(?!\p{L})/giu,
  /(?<=(?:^|[^\p{L}])(?:le|du|au) )(?:double|triple)(?!\p{L})/giu,
  /(?<!\p{L})(?:deux|trois|quatre) fois(?= (?:plus|moins|le|la|les|son|sa|votre)(?!\p{L}))/giu,
  /(?<!\p{L})(?:a|ont) (?:doublé|triplé)(?!\p{L})/giu,
  /(?<=(?:^|[^\p{L}])(?:el|al|del) )(?:doble|triple)(?!\p{L})/giu,
  /(?<!\p{L})(?:dos|tres|cuatro) veces(?= (?:más|menos|el|la|los|las|su)(?!\p{L}))/giu,
  /(?<!\p{L})(?:duplic|triplic)(?:ado|ada|ados|adas|ó|aron|a|an)(?!\p{L})/giu,
  /(?<!\p{L})(?:three[ -]quarters|two[ -]thirds|three[ -]fifths|(?:a|one) (?:third|quarter|fifth|tenth)(?= of(?!\p{L})))(?!\p{L})/giu,
  /(?<!\p{L})(?:(?:zwei|drei|vier) (?:viertel|drittel|fünftel|zehntel)|ein (?:viertel|drittel|fünftel|zehntel)(?= (?:von|des|der|davon)(?!\p{L})))(?!\p{L})/giu,
  /(?<!\p{L})(?:drei|vier|fünf|zehn|hundert)fach(?= (?:so|über|höher|mehr)(?!\p{L}))/giu,
  /(?<!\p{L})(?:deux tiers|trois quarts|un (?:tiers|quart|dixième)(?= d(?:e|u|es|’|')(?!\p{L})))(?!\p{L})/giu,
  /(?<!\p{L})(?:dos tercios|tres cuartos|un (?:tercio|décimo)(?= del?(?!\p{L})))(?!\p{L})/giu,
]

/** A thousand, in English alone and where nothing follows that would be a grand piano. */
const GRAND =
  /(?<=(?:^|[^\p{L}\p{N}])(?:a|one|two|three|four|five|six|seven|eight|nine|ten|twenty|fifty|hundred|few|couple|\p{N}) )grand(?=\s{0,3}(?:[.,;:!?)]|$)| (?:per|in|a|for|and|or|more|less|of|each|on|to|from|this|last)(?!\p{L}))/giu

/** Where a text says how many times as much in words. */
export function multiplesIn(text: string, language: AskedLanguage): readonly { at: number; length: number }[] {
  const patterns = language === 'en' ? [...MULTIPLES, GRAND] : MULTIPLES
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ at: index, length: found.length })),
  )
}
