import { saleTermsCh } from '@contract/modules/sales/sale-terms.phrases.ch'
import type { sellingPhrases } from '@/shared/selling/selling.phrases'
import type { Translated } from '@/shared/i18n/translated'

export const sellingPhrasesCh: Translated<typeof sellingPhrases> = {
  levels: saleTermsCh.level,
  commission: {
    shares: '谁在何时获得多少',
    scheme: '{{name}}，第 {{version}} 版',
    you: '您',
    from: '预计 {{date}}',
    since: '自 {{date}} 起开放',
    no_date: '尚无日期',
    reversed: '已冲回',
    if_paid: '按每笔付款如期到账计算。销售签约时确定。',
    no_scheme: '该项目当日没有适用的佣金方案。',
  },
  sales_of: {
    title: '销售',
    none: '尚无销售',
    none_text: '新建销售时将自动填入此处所示的人。',
    draft: '草稿',
    status: saleTermsCh.status,
    role: {
      principal: '买家',
      co_buyer: '共同买家',
      spouse: '{{name}} 的配偶',
      attorney: '代 {{name}} 签署',
    },
  },
  get: {
    title: '我能得到多少？',
    text: '按标价计算，首付 20 %，分 18 个月支付，其余由银行贷款。',
    total: '合计',
    sell: '出售此房源',
    new_sale: '新建销售',
  },
}
