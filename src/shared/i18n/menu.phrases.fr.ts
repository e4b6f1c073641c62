import type { menuPhrases } from './menu.phrases'
import type { Translated } from './translated'

export const menuPhrasesFr: Translated<typeof menuPhrases> = {
  overview: 'Vue d’ensemble',
  property: 'Biens',
  buyers: 'Gestion des acquéreurs',
  sales: 'Ventes',
  commission: 'Commissions',
  collection: 'Encaissements',
  expense: 'Dépenses et avances',
  accounting: 'Comptabilité',
  employee: 'Mon emploi',
  people: 'Personnel',
  maintenance: 'Données de référence',
  settings: 'Paramètres',
}
