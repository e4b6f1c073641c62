import type { saleDocumentsPhrases } from '@/features/sales/documents/sale-documents.phrases'
import type { Translated } from '@/shared/i18n/translated'

export const saleDocumentsPhrasesRu: Translated<typeof saleDocumentsPhrases> = {
  documents: {
    none: 'Документы не требуются',
    none_draft: 'Список документов составляется при бронировании.',
    none_text: 'Для этого проекта и способа оплаты ничего не требуется.',
    for: {
      reservation: 'Для бронирования',
      booking: 'Для оформления',
      takeout: 'Для кредита',
    },
    progress: 'Проверено {{done}} из {{of}}',
    status: {
      missing: 'Нет',
      submitted: 'Сдан',
      verified: 'Проверен',
      rejected: 'Отклонён',
      expired: 'Истёк',
    },
    submit: 'Сдать',
    verify: 'Подтвердить',
    look: 'Посмотреть {{name}}',
    own: 'Документ передали вы: проверит его кто-то другой',
    verify_named: 'Подтвердить: {{name}}',
    reject: 'Отклонить',
    reject_text: '{{name}} возвращается. Причину прочтёт тот, кто сдал.',
    submitted: '{{name}}: сдано.',
    verified: '{{name}}: проверено.',
    rejected: '{{name}}: отклонено.',
    file: 'Файл',
    valid: 'Действует до',
    valid_to: 'действует до {{date}}',
    due: 'срок {{date}}',
    by: 'проверил(а) {{name}}',
    of: 'от: {{name}}',
    with_buyer: 'хранится у покупателя, действует для всех его сделок',
    open_buyer: 'Документы покупателя',
    open_buyer_named: 'Документы: {{name}}',
  },
}
