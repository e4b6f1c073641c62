import type { Translated } from '@/shared/i18n/translated'
import type { uiPhrases } from './ui.phrases'

export const uiPhrasesAr: Translated<typeof uiPhrases> = {
  optional: 'اختياري',
  show_password: 'إظهار كلمة المرور',
  hide_password: 'إخفاء كلمة المرور',
  close: 'إغلاق',
  dismiss: 'إخفاء',
  cancel: 'إلغاء',
  undo: 'تراجع',
  loading: 'جارٍ التحميل…',
  language: 'اللغة',
  auth_motto: 'كل عقارات الشركة ومبيعاتها وعمولاتها في مكان واحد.',
  auth_note: 'للموظفين فقط. كل ما تقوم به هنا يُسجَّل.',
  month: {
    name: 'الشهر',
    previous: 'الشهر السابق',
    next: 'الشهر التالي',
    current: 'هذا الشهر',
  },
}
