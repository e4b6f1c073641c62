import type { Translated } from '@/shared/i18n/translated'
import type { authPhrases } from './auth.phrases'

export const authPhrasesCh: Translated<typeof authPhrases> = {
  email: '邮箱地址',
  username: '用户名',
  password: '密码',
  to_login: '返回登录',

  login: {
    title: '登录',
    text: '请使用公司账号。',
    submit: '登录',
    forgot: '忘记了？',
    register_question: '还没有账号？',
    register: '申请账号',
    registered_title: '您的申请已收到。',
    registered: '管理员激活账号后，您即可登录。',
  },

  demo: {
    title: '随便看看',
    text: '这是演示公司。登录身份：',
  },

  roles: {
    super_admin: '超级管理员',
    ou_admin: '单位管理员',
    sales_admin: '销售管理员',
    agent: '经纪人',
    sales_manager: '销售经理',
    accounting: '会计',
    hr_staff: '人事专员',
    immediate_head: '直属上级',
    president: '总裁',
    employee: '员工',
  },

  register: {
    title: '申请账号',
    text: '管理员会审核申请，并为账号分配角色。',
    submit: '提交申请',
    success: '注册成功',
    username_hint: '3 到 40 个字母、数字、点、连字符或下划线。',
    password_hint: '至少 10 个字符。几个连在一起的词语既好记又难猜。',
    login_question: '已有账号？',
    login: '登录',
  },

  forgot: {
    title: '忘记密码？',
    text: '请输入您的邮箱地址，我们会发送用于设置新密码的链接。',
    submit: '发送链接',
    sent_title: '请查看您的邮箱',
    sent: '如果 {{email}} 对应某个账号，链接已在发送途中。链接仅短时间有效，且只能使用一次。',
    again: '换一个地址',
  },

  reset: {
    title: '设置新密码',
    text: '通过此链接只能设置一次。',
    label: '新密码',
    submit: '保存密码',
    success: '密码已设置。请使用新密码登录。',
    reopen: '请再次打开邮件中的链接。',
    expired_title: '此链接已失效',
    expired: '链接已被使用、已过期，或已发送更新的链接。',
    again: '发送新链接',
  },

  logout: {
    text: '正在退出登录…',
  },
}
