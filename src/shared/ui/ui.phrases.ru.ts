import type { Translated } from '@/shared/i18n/translated'
import type { uiPhrases } from './ui.phrases'

export const uiPhrasesRu: Translated<typeof uiPhrases> = {
  optional: 'необязательно',
  show_password: 'Показать пароль',
  hide_password: 'Скрыть пароль',
  close: 'Закрыть',
  dismiss: 'Скрыть',
  cancel: 'Отмена',
  undo: 'Отменить действие',
  loading: 'Загрузка…',
  language: 'Язык',
  auth_motto: 'Все объекты, продажи и комиссии компании в одном месте.',
  auth_note: 'Только для сотрудников. Все действия записываются.',
  month: {
    name: 'Месяц',
    previous: 'Предыдущий месяц',
    next: 'Следующий месяц',
    current: 'Этот месяц',
  },
}
