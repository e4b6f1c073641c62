import type { Translated } from '@/shared/i18n/translated'
import type { uiPhrases } from './ui.phrases'

export const uiPhrasesCh: Translated<typeof uiPhrases> = {
  optional: '选填',
  show_password: '显示密码',
  hide_password: '隐藏密码',
  close: '关闭',
  dismiss: '忽略',
  cancel: '取消',
  undo: '撤销',
  loading: '正在加载…',
  language: '语言',
  auth_motto: '公司的全部房源、销售与佣金，尽在一处。',
  auth_note: '仅供员工使用。您在此的操作会被记录。',
  month: {
    name: '月份',
    previous: '上个月',
    next: '下个月',
    current: '本月',
  },
}
