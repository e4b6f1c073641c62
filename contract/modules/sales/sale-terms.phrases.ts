/** What a sale is made of, in words: the same on every screen and on every paper. */
export const saleTerms = {
  financing: {
    spot_cash: 'Spot cash',
    deferred_cash: 'Deferred cash',
    in_house: 'In-house financing',
    bank: 'Bank loan',
    pag_ibig: 'Pag-IBIG loan',
  },
  status: {
    draft: 'Draft',
    reserved: 'Reserved',
    booked: 'Booked',
    fully_paid: 'Paid in full',
    cancelled: 'Cancelled',
    forfeited: 'Forfeited',
  },
  step: {
    list_price: 'List price',
    discount_amount: 'Discount',
    discounted_price: 'List price less discount',
    vat_included: 'VAT in the list price',
    net_list_price: 'Net list price',
    vat_amount: 'Value-added tax',
    misc_fee_amount: 'Miscellaneous fees',
    other_charges: 'Other charges',
    tcp: 'Total contract price',
  },
  kind: {
    reservation: 'Reservation fee',
    downpayment: 'Down payment',
    spot: 'Paid at once',
    balance: 'Balance',
    amortization: 'Amortisation',
    misc: 'Other',
  },
  level: {
    referrer: 'Referrer',
    agent: 'Agent',
    sales_manager: 'Sales manager',
    sales_director: 'Sales director',
    broker: 'Broker',
  },
  mode: {
    cash: 'Cash',
    check: 'Cheque',
    pdc: 'Post-dated cheque',
    bank_transfer: 'Bank transfer',
    loan_takeout: 'Loan take-out',
    other: 'Other',
  },
  by: {
    unit: 'Operating unit',
    team: 'Team',
    seller: 'Seller',
    project: 'Project',
    developer: 'Developer',
    month: 'Month',
  },
}

export type SaleTerms = typeof saleTerms
