import { saleTermsRu } from '@contract/modules/sales/sale-terms.phrases.ru'
import type { sellingPhrases } from '@/shared/selling/selling.phrases'
import type { Translated } from '@/shared/i18n/translated'

export const sellingPhrasesRu: Translated<typeof sellingPhrases> = {
  levels: saleTermsRu.level,
  commission: {
    shares: 'Кто что заработает и когда',
    scheme: '{{name}}, версия {{version}}',
    you: 'Вы',
    from: 'ожидается {{date}}',
    since: 'открыто с {{date}}',
    no_date: 'даты пока нет',
    reversed: 'сторнирован',
    if_paid: 'Рассчитано так, будто каждый платёж придёт в срок. Закрепляется при оформлении продажи.',
    no_scheme: 'На этот день для проекта нет схемы комиссии.',
  },
  sales_of: {
    title: 'Продажи',
    none: 'Продаж пока нет',
    none_text: 'Новая продажа начнётся с того, кто показан здесь.',
    draft: 'Черновик',
    status: saleTermsRu.status,
    role: {
      principal: 'Покупатель',
      co_buyer: 'Совместный покупатель',
      spouse: 'В браке с: {{name}}',
      attorney: 'Подписывает за: {{name}}',
    },
  },
  get: {
    title: 'Сколько я получу?',
    text: 'По прайсу, со взносом 20 % за 18 месяцев и банковским кредитом на остаток.',
    total: 'Всего',
    sell: 'Продать этот объект',
    new_sale: 'Новая продажа',
  },
}
