import type { Translated } from '@/shared/i18n/translated'
import type { profilePhrases } from './profile.phrases'

export const profilePhrasesAr: Translated<typeof profilePhrases> = {
  title: 'ملفي الشخصي',
  text: 'ما تعرفه البوابة عنك، وكيف تظهر لك.',

  about: {
    title: 'نبذة عني',
    first_name: 'الاسم الأول',
    last_name: 'اسم العائلة',
    username: 'اسم المستخدم',
    email: 'البريد الإلكتروني',
    unit: 'الوحدة',
    roles: 'الأدوار',
    none: '–',
    fixed: 'يتولى أحد المسؤولين تغيير ما عدا ذلك.',
    save: 'حفظ',
    saved: 'حُفظ ملفك الشخصي.',
  },

  look: {
    title: 'اللغة والمظهر',
    language: 'اللغة',
    language_hint: 'تتغير فورًا وعلى جميع أجهزتك.',
    layout_hint: 'تجد الألوان والقائمة والعرض في إعدادات التخطيط، في نهاية الشريط العلوي أو القائمة.',
  },

  password: {
    title: 'كلمة المرور',
    text: 'يؤدي تغييرها إلى تسجيل خروجك من جميع الأجهزة الأخرى.',
    current: 'كلمة المرور الحالية',
    new: 'كلمة المرور الجديدة',
    hint: '10 أحرف على الأقل.',
    save: 'تغيير كلمة المرور',
    saved: 'تم تغيير كلمة مرورك.',
  },

  email: {
    title: 'البريد الإلكتروني',
    text: 'يُرسل رمز إلى العنوان القديم وآخر إلى الجديد، ويلزم كلاهما. وتُسجَّل الأجهزة الأخرى خروجًا.',
    new: 'العنوان الجديد',
    ask: 'إرسال الرمزين',
    code_at: 'الرمز المرسل إلى {{email}}',
    confirm: 'تغيير العنوان',
    other: 'البدء من جديد',
    saved: 'تم تغيير بريدك الإلكتروني.',
  },

  sessions: {
    title: 'جلساتي المفتوحة',
    device: 'الجهاز',
    address: 'العنوان',
    issued: 'تسجيل الدخول',
    last_seen: 'آخر استخدام',
    current: 'هذا الجهاز',
    unknown: 'غير معروف',
    end: 'إنهاء',
    end_label: 'إنهاء الجلسة على {{device}}',
    end_title: 'هل تريد إنهاء هذه الجلسة؟',
    end_text: 'على من يستخدم {{device}} تسجيل الدخول مجددًا.',
    end_others: 'إنهاء كل الجلسات الأخرى',
    end_others_title: 'هل تريد إنهاء كل الجلسات الأخرى؟',
    end_others_text: 'ستبقى جلستك هنا فقط.',
    ended: 'انتهت الجلسة.',
    others_ended: 'انتهت كل الجلسات الأخرى.',
    empty: 'لم يُعثر على أي جلسة',
  },

  colleague: {
    hidden_title: 'لا يوجد زميل كهذا هنا',
    hidden: 'الحساب غير موجود، أو يتبع وحدة غير متاحة لك.',
    back: 'الانتقال إلى لوحة المعلومات',
  },
}
