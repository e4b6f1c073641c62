import type { Translated } from '@/shared/i18n/translated'
import type { authPhrases } from './auth.phrases'

export const authPhrasesAr: Translated<typeof authPhrases> = {
  email: 'البريد الإلكتروني',
  username: 'اسم المستخدم',
  password: 'كلمة المرور',
  to_login: 'العودة إلى تسجيل الدخول',

  login: {
    title: 'تسجيل الدخول',
    text: 'استخدم حسابك في الشركة.',
    submit: 'تسجيل الدخول',
    forgot: 'هل نسيتها؟',
    register_question: 'ليس لديك حساب بعد؟',
    register: 'طلب حساب',
    registered_title: 'وصل طلبك.',
    registered: 'يمكنك تسجيل الدخول حالما يفعّل أحد المسؤولين الحساب.',
  },

  demo: {
    title: 'جولة تعريفية',
    text: 'هذه هي الشركة التجريبية. تسجيل الدخول بصفة:',
  },

  roles: {
    super_admin: 'المسؤول العام',
    ou_admin: 'مسؤول الوحدة',
    sales_admin: 'مسؤول إدارة المبيعات',
    agent: 'وكيل مبيعات',
    sales_manager: 'مدير المبيعات',
    accounting: 'المحاسبة',
    hr_staff: 'موظف الموارد البشرية',
    immediate_head: 'الرئيس المباشر',
    president: 'رئيس الشركة',
    employee: 'موظف',
  },

  register: {
    title: 'طلب حساب',
    text: 'يراجع أحد المسؤولين الطلب ويمنح الحساب أدواره.',
    submit: 'إرسال الطلب',
    success: 'تم التسجيل بنجاح',
    username_hint: '3 إلى 40 من الأحرف أو الأرقام أو النقاط أو الشرطات أو الشرطات السفلية.',
    password_hint: '10 أحرف على الأقل. بضع كلمات متتالية يسهل تذكرها ويصعب تخمينها.',
    login_question: 'لديك حساب؟',
    login: 'تسجيل الدخول',
  },

  forgot: {
    title: 'هل نسيت كلمة المرور؟',
    text: 'اكتب عنوان بريدك وسنرسل إليك رابطًا لتعيين كلمة مرور جديدة.',
    submit: 'إرسال الرابط',
    sent_title: 'تحقق من بريدك',
    sent: 'إذا كان العنوان {{email}} يعود إلى حساب، فالرابط في الطريق إليه. يعمل الرابط لفترة قصيرة ومرة واحدة فقط.',
    again: 'تجربة عنوان آخر',
  },

  reset: {
    title: 'اختيار كلمة مرور جديدة',
    text: 'يتيح لك الرابط الذي فتحته تعيينها مرة واحدة.',
    label: 'كلمة المرور الجديدة',
    submit: 'حفظ كلمة المرور',
    success: 'تم تعيين كلمة المرور. سجّل الدخول بها.',
    expired_title: 'لم يعد هذا الرابط صالحًا',
    expired: 'سبق استخدامه، أو انتهت صلاحيته، أو أُرسل رابط أحدث منه.',
    again: 'إرسال رابط جديد',
  },

  logout: {
    text: 'جارٍ تسجيل الخروج…',
  },
}
