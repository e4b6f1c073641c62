import type { menuPhrases } from './menu.phrases'
import type { Translated } from './translated'

export const menuPhrasesRu: Translated<typeof menuPhrases> = {
  overview: 'Обзор',
  property: 'Объекты',
  buyers: 'Работа с покупателями',
  sales: 'Продажи',
  commission: 'Комиссии',
  collection: 'Поступления',
  expense: 'Расходы и авансы',
  accounting: 'Бухгалтерия',
  employee: 'Моя работа',
  people: 'Персонал',
  maintenance: 'Справочники',
  settings: 'Настройки',
}
