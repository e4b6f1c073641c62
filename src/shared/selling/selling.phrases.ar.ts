import { saleTermsAr } from '@contract/modules/sales/sale-terms.phrases.ar'
import type { sellingPhrases } from '@/shared/selling/selling.phrases'
import type { Translated } from '@/shared/i18n/translated'

export const sellingPhrasesAr: Translated<typeof sellingPhrases> = {
  levels: saleTermsAr.level,
  commission: {
    shares: 'من يكسب ماذا ومتى',
    scheme: '{{name}}، النسخة {{version}}',
    you: 'أنت',
    from: 'متوقع {{date}}',
    since: 'مفتوح منذ {{date}}',
    no_date: 'لا تاريخ بعد',
    reversed: 'معكوسة',
    if_paid: 'محسوب كأن كل دفعة تصل في يومها. تُثبَّت عند تثبيت البيع.',
    no_scheme: 'لا يسري أي نظام عمولة لهذا المشروع في ذلك اليوم.',
  },
  sales_of: {
    title: 'المبيعات',
    none: 'لا مبيعات بعد',
    none_text: 'يبدأ البيع الجديد بمن هو معروض هنا.',
    draft: 'مسودة',
    status: saleTermsAr.status,
    role: {
      principal: 'المشتري',
      co_buyer: 'مشترٍ شريك',
      spouse: 'زوج أو زوجة {{name}}',
      attorney: 'يوقّع عن {{name}}',
    },
  },
  get: {
    title: 'كم سأحصل؟',
    text: 'بسعر القائمة، مع دفعة أولى 20 % على 18 شهرًا وقرض بنكي للباقي.',
    total: 'الإجمالي',
    sell: 'بيع هذه الوحدة',
    new_sale: 'بيع جديد',
  },
}
