import type { Translated } from '@/shared/i18n/translated'
import type { notificationsPhrases } from '@/features/notifications/notifications.phrases'

export const notificationsPhrasesCh: Translated<typeof notificationsPhrases> = {
  title: '通知',
  text: '与您有关的事情，以及您希望如何得知。',
  tabs: { label: '通知与设置', list: '收件箱', settings: '设置' },

  list: {
    label: '通知',
    unread_only: '仅未读',
    kind: '关于',
    every_kind: '全部',
    mark_all: '全部标为已读',
    marked_all: '已全部标为已读。',
    none_unread: '没有未读通知。',
    read: '标为已读',
    unread: '标为未读',
    is_unread: '未读：',
    older: '显示更早的通知',
    empty: '还没有任何通知',
    empty_text: '申请、审批结果、通告和提及会显示在这里。',
    no_match: '没有符合此选择的通知',
    no_match_text: '选择全部可查看已读的通知。',
    show_all: '显示全部',
  },

  panel: { all: '所有通知', settings: '选择要接收的内容' },

  settings: {
    kinds: '我想知道什么',
    kinds_text: '即时邮件只在静默时段之外发送；静默时段内的内容会放入摘要。',
    always: '有人在等您处理，因此无法关闭。',
    times: '何时可以发送邮件',
    digest_at: '每日摘要时间',
    digest_hint: '每天一封邮件，列出未读内容；没有新内容的日子不发送。',
    is_quiet: '启用静默时段',
    quiet_hint: '此时段内不发送邮件。时间以马尼拉为准。',
    from: '从',
    to: '到',
    days: '在其开始的日子',
    save: '保存',
    saved: '您的选择已保存。',
  },

  channel: {
    off: '完全不要',
    portal: '仅在门户中',
    digest: '同时放入每日摘要',
    mail: '同时立即发送邮件',
  },

  group: {
    approvals: '审批',
    leave: '休假',
    files: '通告、表单和工资单',
    'time-logs': '考勤',
    property: '单元与保留',
    sales: '销售',
    buyers: '买方及其文件',
    notifications: '评论',
    auth: '账户',
    settings: '耗时任务',
  },
}
