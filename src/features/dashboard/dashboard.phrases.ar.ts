import type { Translated } from '@/shared/i18n/translated'
import type { dashboardPhrases } from './dashboard.phrases'

export const dashboardPhrasesAr: Translated<typeof dashboardPhrases> = {
  greeting: {
    night: 'مساء الخير، {{name}}',
    morning: 'صباح الخير، {{name}}',
    afternoon: 'طاب يومك، {{name}}',
    evening: 'مساء الخير، {{name}}',
  },
  units: 'وحداتك',
  roles: 'أدوارك',
  no_units: 'لم تُسنَد إليك أي وحدة تشغيلية بعد.',
  no_roles: 'لم يُسنَد إليك أي دور بعد. يمكن لأحد المسؤولين فعل ذلك.',
  attention: {
    title: 'بانتظارك',
    pending_zero: 'لا حسابات بانتظار التفعيل',
    pending_one: 'حساب واحد بانتظار التفعيل',
    pending_two: 'حسابان بانتظار التفعيل',
    pending_few: '{{count}} حسابات بانتظار التفعيل',
    pending_many: '{{count}} حسابًا بانتظار التفعيل',
    pending_other: '{{count}} حساب بانتظار التفعيل',
    pending_text: 'سجّل أصحابها ولا يمكنهم فعل شيء حتى يُسنَد إليهم دور.',
    pending_action: 'فتح المستخدمين',
  },
  shortcuts: {
    title: 'ما يمكنك فتحه',
    empty: 'لا شيء متاح لك بعد',
    empty_text: 'حالما يُسنَد إليك دور، ستظهر صفحاته هنا وفي القائمة.',
    loading: 'قائمتك قيد التحميل.',
  },
  recent: { title: 'ما فُتح مؤخرًا' },
}
