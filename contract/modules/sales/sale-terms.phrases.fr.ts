import type { SaleTerms } from '@contract/modules/sales/sale-terms.phrases'

export const saleTermsFr: SaleTerms = {
  financing: {
    spot_cash: 'Comptant immédiat',
    deferred_cash: 'Comptant différé',
    in_house: 'Financement par le promoteur',
    bank: 'Prêt bancaire',
    pag_ibig: 'Prêt Pag-IBIG',
  },
  status: {
    draft: 'Brouillon',
    reserved: 'Réservée',
    booked: 'Enregistrée',
    fully_paid: 'Payée en totalité',
    cancelled: 'Annulée',
    forfeited: 'Déchue',
  },
  step: {
    list_price: 'Prix de liste',
    discount_amount: 'Remise',
    discounted_price: 'Prix de liste moins remise',
    net_list_price: 'Prix de liste net',
    vat_amount: 'TVA',
    misc_fee_amount: 'Frais divers',
    other_charges: 'Autres frais',
    tcp: 'Prix total du contrat',
  },
  kind: {
    reservation: 'Frais de réservation',
    downpayment: 'Acompte',
    spot: 'Payé d’un coup',
    balance: 'Solde',
    amortization: 'Mensualité',
    misc: 'Autre',
  },
  mode: {
    cash: 'Espèces',
    check: 'Chèque',
    pdc: 'Chèque postdaté',
    bank_transfer: 'Virement',
    loan_takeout: 'Déblocage du prêt',
    other: 'Autre',
  },
  by: {
    unit: 'Unité opérationnelle',
    team: 'Équipe',
    seller: 'Vendeur',
    project: 'Projet',
    developer: 'Promoteur',
    month: 'Mois',
  },
}
