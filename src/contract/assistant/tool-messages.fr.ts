import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './tool-messages.ts'

export const toolMessages: MessagesOf<typeof English.toolMessages> = {
  find_products: { title: 'Trouver des produits', doing: 'Recherche dans vos produits' },
  find_services: { title: 'Trouver des prestations', doing: 'Recherche dans vos prestations' },
  find_customers: { title: 'Trouver des clients', doing: 'Recherche dans vos clients' },
  find_documents: { title: 'Trouver des documents', doing: 'Recherche dans vos documents' },
  explain_price: { title: 'Expliquer un prix', doing: 'Reconstitution du prix étape par étape' },
  what_if: { title: 'Essayer un changement', doing: 'Essai du changement sur vos produits' },
  solve_price: { title: 'Calculer un prix', doing: 'Calcul du prix' },
  calculate: { title: 'Calculer', doing: 'Calcul en cours' },
  margin_report: { title: 'Rapport de marges', doing: 'Analyse de vos marges' },
  stock_value: { title: 'Valeur du stock', doing: 'Calcul de la valeur de votre stock' },
  receivables: { title: 'Créances', doing: 'Relevé de ce que vos clients doivent' },
  sales_report: { title: 'Rapport des ventes', doing: 'Relevé de vos ventes' },
  compare_suppliers: { title: 'Comparer des fournisseurs', doing: 'Comparaison de vos fournisseurs' },
  convert_currency: { title: 'Convertir une devise', doing: 'Consultation du taux de change' },
  price_history: { title: 'Historique des prix', doing: 'Consultation des anciens prix' },
  insights: { title: 'Conseils', doing: 'Recherche de ce qui demande une décision' },
  draft_reprice: { title: 'Préparer de nouveaux prix', doing: 'Préparation de nouveaux prix' },
  draft_bulk_edit: { title: 'Préparer une modification en lot', doing: 'Préparation de la modification' },
  draft_product: { title: 'Préparer un produit', doing: 'Préparation du produit' },
  draft_document: { title: 'Préparer un document', doing: 'Préparation du document' },
}
