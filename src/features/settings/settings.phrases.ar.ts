import type { Translated } from '@/shared/i18n/translated'
import type { settingsPhrases } from './settings.phrases'

export const settingsPhrasesAr: Translated<typeof settingsPhrases> = {
  never: 'أبدًا',
  none: '–',

  users: {
    title: 'المستخدمون',
    text: 'من يحق له الدخول إلى البوابة، وبأي أدوار.',
    search: 'البحث بالاسم أو العنوان',
    status_label: 'الحالة',
    every_status: 'كل الحالات',
    name: 'الاسم',
    username: 'اسم المستخدم',
    email: 'البريد الإلكتروني',
    unit: 'الوحدة',
    roles: 'الأدوار',
    status: 'الحالة',
    last_login: 'آخر دخول',
    created: 'تاريخ الطلب',
    actions: 'إجراءات {{name}}',
    locked: 'مقفل',
    locked_until: 'مقفل حتى',
    empty: 'لا يوجد مستخدمون بعد',
    no_match: 'لا يوجد مستخدم مطابق',
    no_match_text: 'غيّر البحث أو الحالة.',
    clear: 'عرض الكل',
    hidden_title: 'لا يوجد مستخدم كهذا هنا',
    hidden: 'الحساب غير موجود، أو يتبع وحدة غير متاحة لك.',
    back: 'كل المستخدمين',
  },

  status: {
    pending: 'قيد الانتظار',
    active: 'نشط',
    suspended: 'موقوف',
    deactivated: 'مغلق',
  },

  act: {
    activate: 'تفعيل…',
    suspend: 'إيقاف…',
    reactivate: 'إعادة السماح بالدخول',
    unlock: 'إلغاء القفل',
    send_reset: 'إرسال رابط كلمة المرور',
    end_sessions: 'إنهاء كل الجلسات…',
  },

  done: {
    activate: 'أصبح بإمكان {{name}} تسجيل الدخول.',
    suspend: 'أُوقف حساب {{name}} وأُنهيت جلساته.',
    reactivate: 'أصبح بإمكان {{name}} تسجيل الدخول مجددًا.',
    unlock: 'أُلغي قفل حساب {{name}}.',
    send_reset: 'رابط تعيين كلمة المرور في الطريق إلى {{email}}.',
    end_sessions: 'انتهت كل جلسات {{name}}.',
  },

  ask: {
    suspend_title: 'هل تريد إيقاف حساب {{name}}؟',
    suspend: 'تنتهي كل جلسات {{name}} فورًا، ولا يمكن تسجيل الدخول إلى الحساب حتى تعيد السماح بذلك.',
    suspend_confirm: 'إيقاف',
    end_sessions_title: 'هل تريد إنهاء كل جلسات {{name}}؟',
    end_sessions: 'سيلزم {{name}} تسجيل الدخول مجددًا على كل جهاز. لن يتغير شيء آخر.',
    end_sessions_confirm: 'إنهاء الجلسات',
  },

  activate: {
    title: 'تفعيل حساب {{name}}',
    text: 'يحصل الحساب على أدواره ووحدته الأساسية، وتصل إلى صاحبه رسالة بالبريد.',
    unit: 'الوحدة الأساسية',
    choose_unit: 'اختيار وحدة',
    roles: 'الأدوار',
    submit: 'تفعيل',
  },

  outbox: {
    title: 'صندوق الصادر',
    text: 'كل رسالة أرسلتها البوابة أو توشك أن ترسلها.',
    search: 'البحث بالعنوان أو الموضوع',
    subject: 'الموضوع',
    to: 'إلى',
    status: 'الحالة',
    attempts: 'المحاولات',
    created: 'وقت الكتابة',
    sent: 'وقت الإرسال',
    error: 'آخر خطأ',
    empty: 'لم تُكتب أي رسالة بعد',
    no_match: 'لا توجد رسالة مطابقة',
    every_status: 'كل الحالات',
    view: 'الرسالة',
    as_mail: 'كرسالة',
    as_text: 'كنص عادي',
    frame: 'الرسالة كما يراها مستلمها',
    secret: 'تحتوي هذه الرسالة على رابط مخصص لمستلمها وحده، ولذلك لا تُعرض هنا.',
    wiped: 'لم يعد نص هذه الرسالة محفوظًا.',
    resend: 'إعادة الإرسال',
    resent: 'الرسالة في الطريق إلى {{to}} مرة أخرى.',
  },

  mail_status: {
    queued: 'قيد الانتظار',
    sent: 'أُرسلت',
    dead: 'تعذّر إرسالها',
    superseded: 'استُبدلت',
  },
}
