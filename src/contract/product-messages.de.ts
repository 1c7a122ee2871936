import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './product-messages.ts'

export const productMessages: MessagesOf<typeof English.productMessages> = {
  belowFloor: (percent) =>
    `Der Preis liegt unter der Mindestmarge von ${percent.replace('.', ',')}\u00a0%. Erhöhen Sie ihn, oder geben Sie einen Grund an, um ihn zu behalten.`,
  costsTooLarge: (most) => `Die Kosten ergeben zusammen mehr, als sich speichern lässt: höchstens ${most}.`,
  priceTooLarge: (most) => `Der Preis wird größer, als sich speichern lässt: höchstens ${most}.`,
  variantCostsTooLarge: (variant, most) =>
    `Die Kosten von „${variant}“ ergeben zusammen mehr, als sich speichern lässt: höchstens ${most}.`,
  variantPriceTooLarge: (variant, most) =>
    `Der Preis von „${variant}“ wird größer, als sich speichern lässt: höchstens ${most}.`,
  otherCurrency: (currency) => `to muss ${currency} sein, die Währung des Produkts`,
}
