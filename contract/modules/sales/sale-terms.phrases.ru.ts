import type { SaleTerms } from '@contract/modules/sales/sale-terms.phrases'

export const saleTermsRu: SaleTerms = {
  financing: {
    spot_cash: 'Наличные сразу',
    deferred_cash: 'Наличные с отсрочкой',
    in_house: 'Рассрочка застройщика',
    bank: 'Банковский кредит',
    pag_ibig: 'Кредит Pag-IBIG',
  },
  status: {
    draft: 'Черновик',
    reserved: 'Забронирована',
    booked: 'Оформлена',
    fully_paid: 'Оплачена полностью',
    cancelled: 'Отменена',
    forfeited: 'Бронь утрачена',
  },
  step: {
    list_price: 'Цена по прайсу',
    discount_amount: 'Скидка',
    discounted_price: 'Цена по прайсу со скидкой',
    net_list_price: 'Чистая цена по прайсу',
    vat_amount: 'НДС',
    misc_fee_amount: 'Прочие расходы',
    other_charges: 'Другие сборы',
    tcp: 'Полная цена договора',
  },
  kind: {
    reservation: 'Плата за бронь',
    downpayment: 'Первый взнос',
    spot: 'Уплачено сразу',
    balance: 'Остаток',
    amortization: 'Платёж',
    misc: 'Другое',
  },
  mode: {
    cash: 'Наличные',
    check: 'Чек',
    pdc: 'Чек будущей датой',
    bank_transfer: 'Перевод',
    loan_takeout: 'Выдача кредита',
    other: 'Другое',
  },
  by: {
    unit: 'Подразделение',
    team: 'Команда',
    seller: 'Продавец',
    project: 'Проект',
    developer: 'Застройщик',
    month: 'Месяц',
  },
}
