import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './audit-messages.ts'

export const auditActs: MessagesOf<typeof English.auditActs> = {
  'admin.realCustomers': 'Genutzte Konten angesehen',
  'admin.customerProfiles': 'Personen angesehen',
  'admin.person': 'Person angesehen',
  'admin.changeRole': 'Rolle geändert',
  'admin.suspend': 'Gesperrt',
  'admin.restore': 'Sperre aufgehoben',
  'admin.signOut': 'Überall abgemeldet',
  'admin.resendVerification': 'Bestätigung erneut gesendet',
  'admin.stats': 'Übersicht angesehen',
  'admin.jobs': 'Arbeit im Hintergrund angesehen',
  'admin.audit': 'Prüfprotokoll angesehen',
  'admin.auditExport': 'Prüfprotokoll exportiert',
  'admin.auditVerification': 'Prüfprotokoll geprüft',
  'plans.listKept': 'Tarife angesehen',
  'plans.revenue': 'Umsatz angesehen',
  'plans.create': 'Tarif angelegt',
  'plans.patch': 'Tarif geändert',
  'plans.remove': 'Tarif gelöscht',
  'plans.createDefaults': 'Standardtarife angelegt',
  'plans.subscribers': 'Abonnements angesehen',
  'diagnostics.healthHistory': 'Zustand der letzten Stunden angesehen',
  'diagnostics.databaseAnalysis': 'Tabellen angesehen',
  'diagnostics.diagnostic': 'Versionen und Einstellungen angesehen',
}
