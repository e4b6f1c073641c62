import { saleTermsFr } from '@contract/modules/sales/sale-terms.phrases.fr'
import type { sellingPhrases } from '@/shared/selling/selling.phrases'
import type { Translated } from '@/shared/i18n/translated'

export const sellingPhrasesFr: Translated<typeof sellingPhrases> = {
  levels: saleTermsFr.level,
  commission: {
    shares: 'Qui gagne quoi, et quand',
    scheme: '{{name}}, version {{version}}',
    you: 'Vous',
    from: 'attendu le {{date}}',
    since: 'ouvert depuis le {{date}}',
    no_date: 'pas encore de date',
    reversed: 'reprise',
    if_paid: 'Calculé comme si chaque paiement venait à son jour. Fixé à l’enregistrement de la vente.',
    no_scheme: 'Aucun barème de commission ne vaut pour ce projet ce jour-là.',
  },
  sales_of: {
    title: 'Ventes',
    none: 'Aucune vente pour l’instant',
    none_text: 'Une nouvelle vente commence avec la personne affichée ici.',
    draft: 'Brouillon',
    status: saleTermsFr.status,
    role: {
      principal: 'Acquéreur',
      co_buyer: 'Co-acquéreur',
      spouse: 'Conjoint de {{name}}',
      attorney: 'Signe pour {{name}}',
    },
  },
  get: {
    title: 'Que vais-je toucher ?',
    text: 'Au prix de liste, avec un acompte de 20 % sur 18 mois et un prêt bancaire pour le reste.',
    total: 'En tout',
    sell: 'Vendre ce lot',
    new_sale: 'Nouvelle vente',
  },
}
