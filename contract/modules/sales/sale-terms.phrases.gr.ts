import type { SaleTerms } from '@contract/modules/sales/sale-terms.phrases'

export const saleTermsGr: SaleTerms = {
  financing: {
    spot_cash: 'Barzahlung sofort',
    deferred_cash: 'Barzahlung in Raten',
    in_house: 'Finanzierung durch den Bauträger',
    bank: 'Bankdarlehen',
    pag_ibig: 'Pag-IBIG-Darlehen',
  },
  status: {
    draft: 'Entwurf',
    reserved: 'Reserviert',
    booked: 'Gebucht',
    fully_paid: 'Vollständig bezahlt',
    cancelled: 'Storniert',
    forfeited: 'Verfallen',
  },
  step: {
    list_price: 'Listenpreis',
    discount_amount: 'Nachlass',
    discounted_price: 'Listenpreis nach Nachlass',
    net_list_price: 'Netto-Listenpreis',
    vat_amount: 'Mehrwertsteuer',
    misc_fee_amount: 'Nebenkosten',
    other_charges: 'Sonstige Kosten',
    tcp: 'Gesamter Vertragspreis',
  },
  kind: {
    reservation: 'Reservierungsgebühr',
    downpayment: 'Anzahlung',
    spot: 'Sofort gezahlt',
    balance: 'Restbetrag',
    amortization: 'Rate',
    misc: 'Anderes',
  },
  mode: {
    cash: 'Bar',
    check: 'Scheck',
    pdc: 'Vordatierter Scheck',
    bank_transfer: 'Überweisung',
    loan_takeout: 'Darlehensauszahlung',
    other: 'Andere',
  },
  by: {
    unit: 'Betriebseinheit',
    team: 'Verkaufsteam',
    seller: 'Verkäufer',
    project: 'Projekt',
    developer: 'Bauträger',
    month: 'Monat',
  },
}
