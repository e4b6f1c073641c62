import type { menuPhrases } from './menu.phrases'
import type { Translated } from './translated'

export const menuPhrasesAr: Translated<typeof menuPhrases> = {
  overview: 'نظرة عامة',
  property: 'العقارات',
  buyers: 'إدارة المشترين',
  sales: 'المبيعات',
  commission: 'العمولات',
  collection: 'التحصيل',
  expense: 'المصروفات والسلف',
  accounting: 'المحاسبة',
  employee: 'شؤوني الوظيفية',
  people: 'شؤون الموظفين',
  maintenance: 'البيانات الأساسية',
  settings: 'الإعدادات',
}
