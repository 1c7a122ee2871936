import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './audit-messages.ts'

export const auditActs: MessagesOf<typeof English.auditActs> = {
  'admin.realCustomers': 'Consultation des comptes utilisés',
  'admin.customerProfiles': 'Consultation des personnes',
  'admin.person': 'Consultation d’une personne',
  'admin.changeRole': 'Changement de rôle',
  'admin.suspend': 'Suspension',
  'admin.restore': 'Levée de la suspension',
  'admin.signOut': 'Déconnexion partout',
  'admin.resendVerification': 'Nouvel envoi de la confirmation',
  'admin.stats': 'Consultation de la vue d’ensemble',
  'admin.jobs': 'Consultation des tâches de fond',
  'admin.audit': 'Consultation du journal d’audit',
  'admin.auditExport': 'Export du journal d’audit',
  'admin.auditVerification': 'Vérification du journal d’audit',
  'plans.listKept': 'Consultation des offres',
  'plans.revenue': 'Consultation du revenu',
  'plans.create': 'Création d’une offre',
  'plans.patch': 'Modification d’une offre',
  'plans.remove': 'Suppression d’une offre',
  'plans.createDefaults': 'Création des offres par défaut',
  'plans.subscribers': 'Consultation des abonnés',
  'diagnostics.healthHistory': 'Consultation de l’état des dernières heures',
  'diagnostics.databaseAnalysis': 'Consultation des tables',
  'diagnostics.diagnostic': 'Consultation des versions et réglages',
}
