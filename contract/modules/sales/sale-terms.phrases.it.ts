import type { SaleTerms } from '@contract/modules/sales/sale-terms.phrases'

export const saleTermsIt: SaleTerms = {
  financing: {
    spot_cash: 'Contanti subito',
    deferred_cash: 'Contanti differiti',
    in_house: 'Finanziamento del costruttore',
    bank: 'Mutuo bancario',
    pag_ibig: 'Mutuo Pag-IBIG',
  },
  status: {
    draft: 'Bozza',
    reserved: 'Prenotata',
    booked: 'Registrata',
    fully_paid: 'Pagata per intero',
    cancelled: 'Annullata',
    forfeited: 'Decaduta',
  },
  step: {
    list_price: 'Prezzo di listino',
    discount_amount: 'Sconto',
    discounted_price: 'Prezzo di listino meno sconto',
    net_list_price: 'Prezzo di listino netto',
    vat_amount: 'IVA',
    misc_fee_amount: 'Spese varie',
    other_charges: 'Altri oneri',
    tcp: 'Prezzo totale del contratto',
  },
  kind: {
    reservation: 'Quota di prenotazione',
    downpayment: 'Acconto',
    spot: 'Pagato subito',
    balance: 'Saldo',
    amortization: 'Rata',
    misc: 'Altro',
  },
  mode: {
    cash: 'Contanti',
    check: 'Assegno',
    pdc: 'Assegno postdatato',
    bank_transfer: 'Bonifico',
    loan_takeout: 'Erogazione del mutuo',
    other: 'Altro',
  },
  by: {
    unit: 'Unità operativa',
    team: 'Squadra',
    seller: 'Venditore',
    project: 'Progetto',
    developer: 'Costruttore',
    month: 'Mese',
  },
}
