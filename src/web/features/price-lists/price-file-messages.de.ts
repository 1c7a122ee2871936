import type { MessagesOf } from '#domain/messages-of.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { formatQuantity } from '#web/kit/format/number.ts'
import type * as English from './price-file-messages.ts'

export const priceFileMessages: MessagesOf<typeof English.priceFileMessages> = {
  title: 'Preise aus einer Datei',
  lead: 'Eine CSV-Datei oder Arbeitsmappe mit einem Preis je Zeile: SKU, Menge und Preis. Weicht ein Preis vom jetzigen ab, gilt er künftig in dieser Liste. Zeilen ohne Preis ändern nichts.',
  cancel: 'Abbrechen',
  drop: 'Datei mit Preisen hier ablegen',
  dropText:
    'Die Liste, wie Sie sie exportiert haben, oder eine andere Tabelle mit SKU und Preisen: .csv, .tsv oder .xlsx.',
  bringIn: (prices) => `${countOf('priceListPrice', prices)} übernehmen`,
  set: (file) => `Preise aus ${file}`,
  told: (prices) => `${countOf('priceListPrice', prices)} übernommen`,
  thing: 'diese Preise',
  row: 'Produkt',
  change: 'Preis',
  changes: (quantity, before, after) => `ab ${formatQuantity(quantity)}: ${before} → ${after}`,
  noPrice: 'keiner',
  refusedFile: 'preise_nicht_angenommen.csv',
  issues: {
    unnamed: 'SKU, Barcode und Name fehlen.',
    notInList: 'Diese Liste hat kein solches Produkt. Fügen Sie es der Liste hinzu, oder korrigieren Sie die SKU.',
    several: 'Mehrere Produkte der Liste haben diesen Namen. Geben Sie jedem eine eigene SKU.',
    otherCurrency: (found, own) =>
      `Die Währung ist ${found}, aber das Produkt hat in dieser Liste ${own}. Korrigieren Sie die Zelle, oder ändern Sie die Währung der Liste.`,
    repeated: (n) => `Dasselbe Produkt mit derselben Menge steht schon in Zeile ${n}.`,
  },
}
