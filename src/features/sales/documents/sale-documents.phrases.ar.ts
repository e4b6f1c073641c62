import type { saleDocumentsPhrases } from '@/features/sales/documents/sale-documents.phrases'
import type { Translated } from '@/shared/i18n/translated'

export const saleDocumentsPhrasesAr: Translated<typeof saleDocumentsPhrases> = {
  documents: {
    none: 'لا مستندات مطلوبة',
    none_draft: 'تُعدّ قائمة المستندات عند الحجز.',
    none_text: 'لا شيء مطلوب لهذا المشروع وطريقة الدفع.',
    for: {
      reservation: 'للحجز',
      booking: 'للتثبيت',
      takeout: 'للقرض',
    },
    progress: 'تم التحقق من {{done}} من {{of}}',
    status: {
      missing: 'ناقص',
      submitted: 'مُسلَّم',
      verified: 'متحقَّق منه',
      rejected: 'مرفوض',
      expired: 'منتهٍ',
    },
    submit: 'تسليم',
    verify: 'تحقق',
    look: 'عرض {{name}}',
    own: 'سلّمته أنت: يتحقق منه شخص آخر',
    verify_named: 'تحقق: {{name}}',
    reject: 'رفض',
    reject_text: 'يُعاد {{name}}. ويقرأ السبب من سلّمه.',
    submitted: 'سُلّم {{name}}.',
    verified: 'تم التحقق من {{name}}.',
    rejected: 'رُفض {{name}}.',
    file: 'الملف',
    valid: 'صالح حتى',
    valid_to: 'صالح حتى {{date}}',
    due: 'يستحق {{date}}',
    by: 'تحقق منه {{name}}',
    of: 'لـ {{name}}',
    with_buyer: 'محفوظة لدى المشتري وتسري على جميع مبيعاته',
    open_buyer: 'وثائق المشتري',
    open_buyer_named: 'وثائق {{name}}',
  },
}
