import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './fetch-pictures-messages.ts'

export const fetchPicturesMessages: MessagesOf<typeof English.fetchPicturesMessages> = {
  act: 'Bilder abrufen',
  looking: 'Bilder werden gesucht …',
  nothingLeft: 'Alle Bilder dieses Imports sind schon hier gespeichert.',
  title: (products) => `Bilder abrufen: ${products}`,
  intro:
    'Der Server lädt jedes Bild von der Adresse in Ihren Produkten herunter und behält eine Kopie, die dann überall zu sehen ist.',
  offline: 'Sie sind offline. Die Bilder ruft der Server ab: Stellen Sie zuerst eine Verbindung her.',
  working: 'Bilder werden abgerufen',
  left: (count) => `noch ${count}`,
  stop: 'Anhalten',
  start: (count) => `${count} abrufen`,
  cancel: 'Abbrechen',
  close: 'Schließen',
  fetched: (pictures) => `${pictures} abgerufen.`,
  stopped: 'Sie haben angehalten. Die übrigen behalten ihre Adressen.',
  failed: (products) => `Nur die Adresse blieb: ${products}`,
  picture: { one: 'Bild', other: 'Bilder' },
  thing: 'diese Bilder',
}
