import type { Translated } from '@/shared/i18n/translated'
import type { profilePhrases } from './profile.phrases'

export const profilePhrasesCh: Translated<typeof profilePhrases> = {
  title: '我的资料',
  text: '系统中有关您的信息，以及为您显示的外观。',

  about: {
    title: '关于我',
    first_name: '名',
    last_name: '姓',
    username: '用户名',
    email: '邮箱地址',
    unit: '单位',
    roles: '角色',
    none: '–',
    fixed: '其余信息由管理员为您修改。',
    save: '保存',
    saved: '您的资料已保存。',
  },

  look: {
    title: '语言与外观',
    language: '语言',
    language_hint: '立即生效，并应用于您的所有设备。',
    layout_hint: '颜色、菜单和宽度可在顶栏或菜单末尾的布局设置中调整。',
  },

  password: {
    title: '密码',
    text: '修改密码后，您在其他所有设备上都会退出登录。',
    current: '当前密码',
    new: '新密码',
    hint: '至少 10 个字符。',
    save: '修改密码',
    saved: '您的密码已修改。',
  },

  email: {
    title: '电子邮箱',
    text: '旧地址和新地址各会收到一个验证码，两个都需要。其他设备将退出登录。',
    new: '新地址',
    ask: '发送验证码',
    code_at: '发送至 {{email}} 的验证码',
    confirm: '更改地址',
    other: '重新开始',
    saved: '您的电子邮箱已更改。',
  },

  sessions: {
    title: '我的登录会话',
    device: '设备',
    address: '地址',
    issued: '登录时间',
    last_seen: '最近使用',
    current: '此设备',
    unknown: '未知',
    end: '结束',
    end_label: '结束 {{device}} 上的会话',
    end_title: '结束此会话？',
    end_text: '在 {{device}} 上需要重新登录。',
    end_others: '结束其他所有会话',
    end_others_title: '结束其他所有会话？',
    end_others_text: '您将仅在此处保持登录。',
    ended: '会话已结束。',
    others_ended: '其他所有会话已结束。',
    empty: '未找到会话',
  },

  colleague: {
    hidden_title: '这里没有这位同事',
    hidden: '账号不存在，或者属于未向您开放的单位。',
    back: '前往工作台',
  },
}
