import type { SaleTerms } from '@contract/modules/sales/sale-terms.phrases'

export const saleTermsAr: SaleTerms = {
  financing: {
    spot_cash: 'نقدًا فورًا',
    deferred_cash: 'نقدًا مؤجلًا',
    in_house: 'تمويل من المطوّر',
    bank: 'قرض بنكي',
    pag_ibig: 'قرض Pag-IBIG',
  },
  status: {
    draft: 'مسودة',
    reserved: 'محجوز',
    booked: 'مُثبَت',
    fully_paid: 'مدفوع بالكامل',
    cancelled: 'ملغى',
    forfeited: 'مُصادَر',
  },
  step: {
    list_price: 'سعر القائمة',
    discount_amount: 'الخصم',
    discounted_price: 'سعر القائمة بعد الخصم',
    net_list_price: 'صافي سعر القائمة',
    vat_amount: 'ضريبة القيمة المضافة',
    misc_fee_amount: 'رسوم متنوعة',
    other_charges: 'رسوم أخرى',
    tcp: 'إجمالي سعر العقد',
  },
  kind: {
    reservation: 'رسم الحجز',
    downpayment: 'الدفعة الأولى',
    spot: 'يُدفع فورًا',
    balance: 'الرصيد',
    amortization: 'قسط',
    misc: 'أخرى',
  },
  mode: {
    cash: 'نقدًا',
    check: 'شيك',
    pdc: 'شيك مؤجل',
    bank_transfer: 'تحويل بنكي',
    loan_takeout: 'صرف القرض',
    other: 'أخرى',
  },
  by: {
    unit: 'الوحدة التشغيلية',
    team: 'الفريق',
    seller: 'البائع',
    project: 'المشروع',
    developer: 'المطوّر',
    month: 'الشهر',
  },
}
