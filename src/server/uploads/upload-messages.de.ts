import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './upload-messages.ts'

export const uploadMessages: MessagesOf<typeof English.uploadMessages> = {
  over: 'Das Hochladen ist schon abgeschlossen.',
  removed: 'Die hochgeladene Datei wurde inzwischen entfernt.',
  noUpload: (id: string) => `Upload mit ID ${id} nicht gefunden`,
  noFile: 'Diese Datei wurde nicht gefunden.',
  noAddress: 'Es ist keine Bildadresse angegeben.',
  storedAlready: 'Das Bild ist schon gespeichert.',
}

export const fetchMessages: MessagesOf<typeof English.fetchMessages> = {
  address: 'Die Adresse des Bildes muss mit https:// beginnen und darf höchstens 2.000 Zeichen haben.',
  'not-public': 'Die Adresse des Bildes führt in ein privates Netz, daher wurde es nicht abgerufen.',
  unreachable:
    'Der Server des Bildes ist nicht erreichbar. Prüfen Sie die Adresse, oder versuchen Sie es später erneut.',
  status: 'Unter dieser Adresse ist kein Bild: Der Server antwortete mit {status}.',
  'too-large': 'Die Datei unter dieser Adresse ist größer als 10\u00a0MB.',
  'too-slow': 'Der Server des Bildes brauchte länger als 20\u00a0s.',
  redirects: 'Die Adresse des Bildes leitet zu oft weiter.',
}
