import type { Translated } from '@/shared/i18n/translated'
import type { shellPhrases } from './shell.phrases'

export const shellPhrasesAr: Translated<typeof shellPhrases> = {
  skip: 'الانتقال إلى المحتوى',
  breadcrumbs: 'أنت هنا',
  menu: {
    label: 'القائمة الرئيسية',
    open: 'فتح القائمة',
    narrow: 'تضييق القائمة',
    widen: 'توسيع القائمة',
    more: 'المزيد',
  },
  topbar: {
    layout: 'إعدادات التخطيط',
    to_dark: 'التبديل إلى الألوان الداكنة',
    to_light: 'التبديل إلى الألوان الفاتحة',
  },
  unit: {
    label: 'الوحدة التشغيلية:',
    choose: 'عرض بيانات',
    all: 'كل وحداتي',
  },
  bell: { label: 'الإشعارات', unread: 'الإشعارات، غير المقروء: {{count}}' },

  user: {
    label: 'حساب {{name}}',
    profile: 'ملفي الشخصي',
    sign_out: 'تسجيل الخروج',
  },
  panel: {
    title: 'إعدادات التخطيط',
    intro: 'تُحفظ التغييرات فورًا على هذا الجهاز وفي حسابك.',
    reset: 'العودة إلى التخطيط القياسي',
    layoutType: {
      title: 'الترتيب',
      vertical: 'قائمة جانبية',
      horizontal: 'قائمة علوية',
      twocolumn: 'عمودان',
      semibox: 'صفحة مؤطرة',
    },
    mode: { title: 'الألوان', light: 'فاتحة', dark: 'داكنة' },
    layoutWidth: { title: 'العرض', fluid: 'كامل النافذة', boxed: 'محدود' },
    sidebarSize: {
      title: 'حجم القائمة',
      lg: 'كامل',
      md: 'مدمج',
      sm: 'أيقونات',
      'sm-hover': 'أيقونات تتوسع عند الإشارة',
    },
    topbar_colour: { title: 'الشريط العلوي', light: 'فاتح', dark: 'داكن' },
    position: { title: 'عند التمرير', fixed: 'الإطار ثابت', scrollable: 'الإطار يتحرك معه' },
    sidebarView: { title: 'حافة القائمة', default: 'ملتصقة', detached: 'منفصلة' },
    sidebarColor: { title: 'لون القائمة', dark: 'داكن', light: 'فاتح', gradient: 'متدرج' },
    sidebarImage: {
      title: 'صورة القائمة',
      none: 'بلا صورة',
      'img-1': 'أبراج',
      'img-2': 'تلال',
      'img-3': 'مدرّجات',
      'img-4': 'مخطط طابق',
    },
    preloader: { title: 'شاشة البدء', enable: 'إظهار', disable: 'عدم الإظهار' },
    visibility: { title: 'القائمة', show: 'ظاهرة', hidden: 'مخفية حتى تُفتح' },
    why: {
      no_sidebar: 'ترتيب القائمة العلوية ليس فيه قائمة جانبية.',
      own_size: 'للعمودين حجم خاص بهما.',
      vertical_only: 'لترتيب القائمة الجانبية فقط.',
      hidden: 'القائمة مخفية حتى تُفتح.',
      phone: 'لا يظهر الترتيب ومظهر القائمة إلا في النوافذ الأعرض.',
    },
  },
}
