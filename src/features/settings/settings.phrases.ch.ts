import type { Translated } from '@/shared/i18n/translated'
import type { settingsPhrases } from './settings.phrases'

export const settingsPhrasesCh: Translated<typeof settingsPhrases> = {
  never: '从未',
  none: '–',

  users: {
    title: '用户',
    text: '谁可以登录系统，以及以何种角色登录。',
    search: '按姓名或地址搜索',
    status_label: '状态',
    every_status: '所有状态',
    name: '姓名',
    username: '用户名',
    email: '邮箱地址',
    unit: '单位',
    roles: '角色',
    status: '状态',
    last_login: '最近登录',
    created: '申请时间',
    actions: '对 {{name}} 的操作',
    locked: '已锁定',
    locked_until: '锁定至',
    empty: '还没有用户',
    no_match: '没有匹配的用户',
    no_match_text: '请更改搜索条件或状态。',
    clear: '显示全部',
    hidden_title: '这里没有这位用户',
    hidden: '账号不存在，或者属于未向您开放的单位。',
    back: '所有用户',
  },

  status: {
    pending: '待激活',
    active: '正常',
    suspended: '已停用',
    deactivated: '已关闭',
  },

  act: {
    activate: '激活…',
    suspend: '停用…',
    reactivate: '恢复访问',
    unlock: '解锁',
    send_reset: '发送密码链接',
    end_sessions: '结束所有会话…',
  },

  done: {
    activate: '{{name}} 现在可以登录了。',
    suspend: '{{name}} 已停用并退出登录。',
    reactivate: '{{name}} 可以重新登录了。',
    unlock: '{{name}} 的账号已解锁。',
    send_reset: '用于设置密码的链接正在发送至 {{email}}。',
    end_sessions: '{{name}} 的所有会话已结束。',
  },

  ask: {
    suspend_title: '停用 {{name}}？',
    suspend: '{{name}} 将立即在所有设备上退出登录，在您恢复访问之前无法登录。',
    suspend_confirm: '停用',
    end_sessions_title: '结束 {{name}} 的所有会话？',
    end_sessions: '{{name}} 需要在每台设备上重新登录。其他内容不变。',
    end_sessions_confirm: '结束会话',
  },

  activate: {
    title: '激活 {{name}}',
    text: '账号将获得角色和所属单位，账号所有者会收到邮件。',
    unit: '所属单位',
    choose_unit: '选择单位',
    roles: '角色',
    submit: '激活',
  },

  outbox: {
    title: '发件箱',
    text: '系统已发送或即将发送的所有邮件。',
    search: '按地址或主题搜索',
    subject: '主题',
    to: '收件人',
    status: '状态',
    attempts: '尝试次数',
    created: '创建时间',
    sent: '发送时间',
    error: '最近的错误',
    empty: '还没有邮件',
    no_match: '没有匹配的邮件',
    every_status: '所有状态',
    view: '邮件',
    as_mail: '邮件样式',
    as_text: '纯文本',
    frame: '收件人看到的邮件',
    secret: '此邮件包含仅供收件人使用的链接，因此不在此显示。',
    wiped: '此邮件的内容已不再保留。',
    resend: '重新发送',
    resent: '正在重新发送给 {{to}} 的邮件。',
  },

  mail_status: {
    queued: '等待发送',
    sent: '已发送',
    dead: '已放弃',
    superseded: '已被取代',
  },
}
