import type { accountingPhrases } from '@/features/accounting/accounting.phrases'
import type { Translated } from '@/shared/i18n/translated'

export const accountingPhrasesCh: Translated<typeof accountingPhrases> = {
  accounts: {
    title: '会计科目表',
    text: '汇总科目及其下可记账的科目。',
    empty: '还没有科目',
  },
  fields: {
    code: '代码',
    name: '名称',
    type: '类型',
    normal_side: '余额方向',
    pnl_group: '损益归类',
    parent_id: '上级科目',
    is_postable: '可记账',
    is_control: '控制',
    sort: '顺序',
  },
  hints: {
    code: '4 至 6 位数字；之后不可更改。',
    is_postable: '汇总科目不可记账。',
    is_control: '对应的明细账。',
  },
  values: {
    bulk_reason: {
      account_has_accounts: '下级仍有科目',
    },
    type: {
      asset: '资产',
      liability: '负债',
      equity: '权益',
      revenue: '收入',
      cost_of_service: '服务成本',
      expense: '费用',
      other_income: '其他收入',
      other_expense: '其他费用',
      tax: '所得税',
    },
    normal_side: {
      debit: '借方',
      credit: '贷方',
    },
    pnl_group: {
      revenue: '收入',
      cost_of_services: '服务成本',
      operating_expenses: '营业费用',
      other: '其他收支',
      income_tax: '所得税',
    },
    is_control: {
      none: '无',
      ar: '应收款',
      ap: '应付款',
      commission_payable: '应付佣金',
      advance: '预支款',
      bank: '银行',
      vat: '增值税',
      ewt: '预扣税',
    },
  },
  sections: {
    basics: '科目',
    place: '所处位置',
    use: '用途',
  },
  tree: {
    as_list: '列表视图',
    as_tree: '树形视图',
    expand_all: '全部展开',
    collapse_all: '全部收起',
    open: '展开 {{name}}',
    close: '收起 {{name}}',
    keys: '方向键移动和展开，回车键显示科目。',
    search: '搜索科目',
    no_match: '没有匹配的科目',
    no_match_text: '请按代码、名称或其中一部分搜索。',
    retired: '已停用',
    new: '新科目',
    count_other: '{{count}} 个科目',
  },
}
