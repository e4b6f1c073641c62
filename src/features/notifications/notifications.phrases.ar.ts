import type { Translated } from '@/shared/i18n/translated'
import type { notificationsPhrases } from '@/features/notifications/notifications.phrases'

export const notificationsPhrasesAr: Translated<typeof notificationsPhrases> = {
  title: 'الإشعارات',
  text: 'ما حدث ويخصك، وكيف تريد أن تعلم به.',
  tabs: { label: 'الإشعارات والإعدادات', list: 'الوارد', settings: 'الإعدادات' },

  list: {
    label: 'الإشعارات',
    unread_only: 'غير المقروء فقط',
    kind: 'الموضوع',
    every_kind: 'كل شيء',
    mark_all: 'تعليم الكل كمقروء',
    marked_all: 'عُلّم الكل كمقروء.',
    none_unread: 'لم يكن هناك غير مقروء.',
    read: 'تعليم كمقروء',
    unread: 'تعليم كغير مقروء',
    is_unread: 'غير مقروء:',
    older: 'عرض الأقدم',
    empty: 'لم يصل شيء بعد',
    empty_text: 'ستظهر هنا الطلبات والقرارات والمذكرات والإشارات.',
    no_match: 'لا شيء يطابق هذا الاختيار',
    no_match_text: 'اختر كل شيء لترى ما قرأته.',
    show_all: 'عرض كل شيء',
  },

  panel: { all: 'كل الإشعارات', settings: 'اختر ما يصلك' },

  settings: {
    kinds: 'ما أريد أن أعلم به',
    kinds_text: 'يصل البريد الفوري خارج ساعات الهدوء، وما يقع فيها ينتظر الملخص.',
    always: 'هنا من ينتظرك، لذلك لا يمكن إيقافه.',
    times: 'متى يمكن أن يصل البريد',
    digest_at: 'الملخص اليومي عند',
    digest_hint: 'رسالة واحدة في اليوم بما لم يُقرأ، ولا شيء في الأيام الخالية.',
    is_quiet: 'الالتزام بساعات هدوء',
    quiet_hint: 'لا يُرسل بريد حينها. الأوقات بتوقيت مانيلا.',
    from: 'من',
    to: 'إلى',
    days: 'في الأيام التي تبدأ فيها',
    save: 'حفظ',
    saved: 'حُفظ اختيارك.',
  },

  channel: {
    off: 'لا شيء',
    portal: 'هنا في البوابة',
    digest: 'وفي الملخص اليومي أيضًا',
    mail: 'وبالبريد فورًا أيضًا',
  },

  group: {
    approvals: 'الموافقات',
    leave: 'الإجازات',
    files: 'المذكرات والنماذج وقسائم الرواتب',
    'time-logs': 'الوقت',
    property: 'الوحدات والحجوزات المؤقتة',
    sales: 'المبيعات',
    buyers: 'المشترون ووثائقهم',
    notifications: 'التعليقات',
    auth: 'الحسابات',
    settings: 'المهام الطويلة',
  },
}
