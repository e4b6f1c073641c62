import type { SaleTerms } from '@contract/modules/sales/sale-terms.phrases'

export const saleTermsCh: SaleTerms = {
  financing: {
    spot_cash: '一次付清',
    deferred_cash: '延期现金',
    in_house: '开发商融资',
    bank: '银行贷款',
    pag_ibig: 'Pag-IBIG 贷款',
  },
  status: {
    draft: '草稿',
    reserved: '已预订',
    booked: '已签约',
    fully_paid: '已付清',
    cancelled: '已取消',
    forfeited: '已没收',
  },
  step: {
    list_price: '标价',
    discount_amount: '折扣',
    discounted_price: '折后标价',
    net_list_price: '净标价',
    vat_amount: '增值税',
    misc_fee_amount: '杂费',
    other_charges: '其他费用',
    tcp: '合同总价',
  },
  kind: {
    reservation: '预订费',
    downpayment: '首付',
    spot: '一次付清部分',
    balance: '余款',
    amortization: '分期款',
    misc: '其他',
  },
  mode: {
    cash: '现金',
    check: '支票',
    pdc: '远期支票',
    bank_transfer: '银行转账',
    loan_takeout: '贷款放款',
    other: '其他',
  },
  by: {
    unit: '运营单位',
    team: '团队',
    seller: '销售员',
    project: '项目',
    developer: '开发商',
    month: '月份',
  },
}
