import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './scenario-issue-messages.ts'

export const scenarioIssueMessages: MessagesOf<typeof English.scenarioIssueMessages> = {
  nameMissing: 'Das Szenario braucht einen Namen',
  noHeading: 'muss mit mindestens zwei Ziffern einer Zolltarifnummer beginnen oder für alle Waren leer bleiben',
  worthless: 'muss der Währung einen Wert lassen. Senken Sie ihn um weniger als 100\u00a0%',
  'kept-with-margin':
    'können Preise nicht halten und zugleich eine andere Marge setzen. Lassen Sie die Preise folgen oder schalten Sie die Marge aus',
  'kept-with-ending':
    'können Preise nicht halten und ihnen zugleich eine andere Endung geben. Lassen Sie die Preise folgen oder schalten Sie die Endung aus',
  twice: (currency) => `dürfen den Wert von ${currency} nur einmal nennen`,
  toItself: (currency) => `muss eine andere Währung sein als ${currency}, deren Kurs es ist`,
  dutyOfAllTwice: 'dürfen den Zoll aller Waren nur einmal festlegen',
  dutyTwice: (goods) => `dürfen den Zoll für ${goods} nur einmal festlegen`,
  tooManyFilters: (most) => `dürfen über höchstens ${most} Filter gewählt werden. Lassen Sie einige weg`,
}
