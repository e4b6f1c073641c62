import type { saleDocumentsPhrases } from '@/features/sales/documents/sale-documents.phrases'
import type { Translated } from '@/shared/i18n/translated'

export const saleDocumentsPhrasesCh: Translated<typeof saleDocumentsPhrases> = {
  documents: {
    none: '无需文件',
    none_draft: '文件清单在预订时生成。',
    none_text: '此项目和付款方式无需任何文件。',
    for: {
      reservation: '预订所需',
      booking: '签约所需',
      takeout: '贷款所需',
    },
    progress: '已核验 {{done}}/{{of}}',
    status: {
      missing: '缺失',
      submitted: '已提交',
      verified: '已核验',
      rejected: '已退回',
      expired: '已过期',
    },
    submit: '提交',
    verify: '核验',
    look: '查看 {{name}}',
    own: '由您提交：须由他人核实',
    verify_named: '核验：{{name}}',
    reject: '退回',
    reject_text: '{{name}} 将被退回，提交者可看到原因。',
    submitted: '{{name}} 已提交。',
    verified: '{{name}} 已核验。',
    rejected: '{{name}} 已退回。',
    file: '文件',
    valid: '有效期至',
    valid_to: '有效期至 {{date}}',
    due: '{{date}} 到期',
    by: '由 {{name}} 核验',
    of: '{{name}} 的文件',
    with_buyer: '随买方保存，对其所有销售有效',
    open_buyer: '买方文件',
    open_buyer_named: '{{name}} 的文件',
  },
}
