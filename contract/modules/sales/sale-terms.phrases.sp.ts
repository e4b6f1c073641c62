import type { SaleTerms } from '@contract/modules/sales/sale-terms.phrases'

export const saleTermsSp: SaleTerms = {
  financing: {
    spot_cash: 'Contado inmediato',
    deferred_cash: 'Contado diferido',
    in_house: 'Financiación de la promotora',
    bank: 'Préstamo bancario',
    pag_ibig: 'Préstamo Pag-IBIG',
  },
  status: {
    draft: 'Borrador',
    reserved: 'Reservada',
    booked: 'Formalizada',
    fully_paid: 'Pagada por completo',
    cancelled: 'Cancelada',
    forfeited: 'Perdida',
  },
  step: {
    list_price: 'Precio de lista',
    discount_amount: 'Descuento',
    discounted_price: 'Precio de lista menos descuento',
    net_list_price: 'Precio de lista neto',
    vat_amount: 'IVA',
    misc_fee_amount: 'Gastos varios',
    other_charges: 'Otros cargos',
    tcp: 'Precio total del contrato',
  },
  kind: {
    reservation: 'Cuota de reserva',
    downpayment: 'Entrada',
    spot: 'Pagado de una vez',
    balance: 'Saldo',
    amortization: 'Cuota',
    misc: 'Otro',
  },
  mode: {
    cash: 'Efectivo',
    check: 'Cheque bancario',
    pdc: 'Cheque posfechado',
    bank_transfer: 'Transferencia',
    loan_takeout: 'Desembolso del préstamo',
    other: 'Otro',
  },
  by: {
    unit: 'Unidad operativa',
    team: 'Equipo',
    seller: 'Vendedor',
    project: 'Proyecto',
    developer: 'Promotora',
    month: 'Mes',
  },
}
