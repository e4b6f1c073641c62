import type { menuPhrases } from './menu.phrases'
import type { Translated } from './translated'

export const menuPhrasesCh: Translated<typeof menuPhrases> = {
  overview: '概览',
  property: '房源',
  buyers: '买家管理',
  sales: '销售',
  commission: '佣金',
  collection: '收款',
  expense: '费用与预支款',
  accounting: '会计',
  employee: '我的工作',
  people: '人事',
  maintenance: '基础数据',
  settings: '设置',
}
