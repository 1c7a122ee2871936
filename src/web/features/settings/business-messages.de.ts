import type { DocumentType } from '#domain/documents/types.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './business-messages.ts'

const documentNames: Readonly<Record<DocumentType, string>> = {
  invoice: 'Rechnung',
  quote: 'Angebot',
  receipt: 'Quittung',
  creditnote: 'Rechnungskorrektur',
  purchaseorder: 'Bestellung',
  template: 'Vorlage',
}

const numbersOf: Readonly<Record<DocumentType, string>> = {
  invoice: 'Nummern der Rechnungen',
  quote: 'Nummern der Angebote',
  receipt: 'Nummern der Quittungen',
  creditnote: 'Nummern der Rechnungskorrekturen',
  purchaseorder: 'Nummern der Bestellungen',
  template: 'Nummern der Vorlagen',
}

export const businessMessages: MessagesOf<typeof English.businessMessages> = {
  choose: 'Unternehmen',
  prices: 'Einfuhrumsatzsteuer, Zoll und was sonst Steuern betrifft:',
  toPrices: 'Umsatzsteuer und Zoll',
  identity: {
    title: 'Register und Steuer',
    lead: 'Wird gedruckt, wo das Recht Ihres Landes es verlangt.',
    vatProblems: {
      country: () => 'Beginnen Sie mit den Buchstaben des Landes, zum Beispiel DE123456789.',
      form: (example) =>
        `Vergleichen Sie die Angabe mit Ihrem Bescheid: Sie sollte aussehen wie ${example}. Gespeichert wird, was Sie eingegeben haben.`,
    },
    electronicHelp:
      'Wo E-Rechnungen Sie erreichen, und die Art dieser Adresse: 0204 für eine Leitweg-ID, EM für eine E-Mail-Adresse.',
  },
  logo: {
    title: 'Logo',
    lead: 'Auf Dokumenten, Preislisten und öffentlichen Seiten.',
    of: (name) => `Logo von ${name}`,
    none: 'Noch kein Logo',
    hint: 'Ziehen Sie ein Bild hierher, fügen Sie es ein oder wählen Sie es. Wo nötig wird es verkleinert: Gespeichert wird ein PNG oder JPEG mit höchstens 512\u00a0KB.',
    choose: 'Logo wählen',
    replace: 'Ersetzen',
    remove: 'Entfernen',
    label: 'Logo',
    failed: 'Datei konnte nicht gelesen werden',
    failedText: 'Wählen Sie ein Bild als PNG, JPEG, WebP, GIF oder SVG.',
    tooLarge: 'Diese Datei ist größer als 20\u00a0MB. Wählen Sie eine kleinere.',
  },
  contact: {
    title: 'Kontakt',
    lead: 'Wie Kunden Sie erreichen.',
    websiteHelp: 'Wird gedruckt, wie Sie sie schreiben.',
  },
  bank: {
    title: 'Bank',
    lead: 'Wohin Kunden zahlen. Rechnungen zeigen es, mit einem Code, den Banking-Apps lesen können.',
    ibanIssue: 'Das ist keine gültige IBAN. Vergleichen Sie sie mit Ihrem Kontoauszug.',
    bicIssue: 'Ein BIC hat 8 oder 11 Buchstaben und Ziffern.',
  },
  terms: {
    title: 'Konditionen und Steuern',
    lead: 'Der Standard für neue Dokumente. Jedes Dokument kann eigene Angaben haben.',
    bases: { net: 'Nach Rabatten', gross: 'Vor Rabatten' },
    termsHelp: 'Wird unter den Summen gedruckt.',
    days: 'Tage',
  },
  look: {
    title: 'Aussehen',
    lead: 'Wie Dokumente aussehen, und ihre Sprache, wenn beim Kunden keine angegeben ist.',
    designs: { classic: 'Klassisch', modern: 'Modern', compact: 'Kompakt' },
    designHelp: {
      classic: 'Ruhig, mit feinen Linien',
      modern: 'Ganz in Ihrer Farbe',
      compact: 'Viele Positionen auf einer Seite',
    },
    standardColour: 'Standardfarbe',
    ownLanguage: 'Englisch',
    sample: 'An Ihrem neuesten Dokument ansehen',
    noSample: 'Schreiben Sie ein Dokument, um es als PDF zu sehen.',
    thing: 'dieses Dokument',
  },
  numbers: {
    title: 'Nummern',
    lead: 'Jede Art von Dokument hat ihren eigenen, lückenlosen Nummernkreis.',
    given: { creation: 'Beim Erstellen', issue: 'Beim Senden' },
    givenHelp: 'Entwürfe ohne Nummer können spurlos gelöscht werden.',
    resetHelp: 'Jahr und Monat in einer Nummer sind die ihres Datums. Hier steht, wann die Zählung neu beginnt.',
    zone: 'Zeitzone des Unternehmens',
    zoneHelp:
      'Danach werden Dokumente datiert. Zeiten am Bildschirm richten sich nach Ihrer eigenen, unter „Darstellung“.',
    resets: { never: 'Nie', yearly: 'Jedes Jahr', monthly: 'Jeden Monat' },
    type: 'Dokument',
    number: 'Nächste Nummer',
    offline: 'Die jeweils nächste Nummer, soweit dieses Gerät sie kennt: Vergeben wird sie vom Server.',
    names: (type) => documentNames[type],
    change: (type) => `${numbersOf[type]} ändern`,
    of: (type) => numbersOf[type],
    lookHelp: 'Jahr und Monat des Datums stehen in der Mitte. Bereits vergebene Nummern bleiben, wie sie sind.',
    firstHelp: 'Sie kommen von einer anderen Software? Geben Sie die Nummer ein, die dort als Nächstes käme.',
    begun:
      'Die erste Nummer lässt sich nicht mehr ändern: Es sind schon Nummern vergeben, und es darf keine Lücke geben.',
    nextIs: (number) => `Die nächste ist ${number}.`,
    done: 'Fertig',
  },
  refused: {
    nobody: 'Sie sind nicht angemeldet',
    cannotUpdate: 'Sie sind nicht angemeldet. Das Profil kann nicht geändert werden.',
    update: 'Ändern nicht möglich: Es ist kein Benutzerprofil geladen',
    delete: 'Löschen nicht möglich: Es ist kein Profil geladen',
    create: 'Das Unternehmensprofil kann nicht erstellt werden: Es ist kein Benutzerprofil geladen',
    logo: 'Das Logo kann nicht hochgeladen werden: Es ist kein Profil geladen',
  },
}
